import { elsewhere } from './elsewhere.ts'

/** A mailbox, an account or a service is to be shut. */
export const shutElsewhere = elsewhere({
  code: 'threatens-account',
  lists: [
    [
      'konto|account|postfach|zugang|profil|profile|karte|abo|nachrichten|mailbox|domain ..8 gesperrt|gelöscht|deaktiviert|geschlossen|entfernt|eingeschränkt|gekündigt',
      'compte|messagerie|boîte|accès|abonnement|ligne|messages|carte|courriels|domaine ..10 supprimé|supprimés|suspendu|suspendue|bloqué|bloquée|désactivé|désactivée|résilié|résiliée|fermé|restreint',
      'cuenta|buzón|acceso|tarjeta|correos|línea|suscripción|dominio ..8 bloqueada|suspendida|eliminada|cancelada|baja|desactivada|bloqueado|suspendido|eliminados|cerrada|limitada',
      'account|conto|casella|carta|profilo|abbonamento|dominio|utenza|dati ..8 sospeso|bloccato|bloccata|disattivato|cancellato|cancellati|rimosso|chiuso|limitato|disattivata|sospesa|sospesi',
      'conta|caixa|acesso|cartão|perfil|assinatura|cpf|mensagens|domínio ..8 bloqueada|suspensa|suspenso|cancelada|eliminada|desativada|bloqueado|encerrada|excluída|cancelado|removida|limitada',
      'account|rekening|mailbox|postvak|profiel|abonnement|berichten|pas ..8 geblokkeerd|gesloten|verwijderd|opgeschort|gedeactiveerd|beperkt|geblokkeerd|stopgezet',
      'konto|skrzynka|dostęp|profil|karta|subskrypcja|wiadomości|domena ..8 zablokowane|zablokowana|usunięte|usunięta|zawieszone|zawieszona|zamknięte|dezaktywowane|wyłączone',
      'аккаунт|счет|счёт|ящик|карта|доступ|профиль|подписка ..8 заблокирован|заблокирована|удален|удалён|отключен|приостановлен|закрыт|удалены|приостановлена|ограничен',
      'hesabınız|hesabınızın|posta|kartınız|üyeliğiniz|profiliniz|hesap ..8 silinecektir|kapatılacak|kapatılacaktır|kapatılmaması|askıya|engellenecek|bloke|silinecek|durdurulacak|donduruldu|kısıtlandı',
      'akun|akaun|rekening|kartu|layanan|email|kad ..8 diblokir|ditutup|dihapus|dinonaktifkan|disekat|dibekukan|digantung|ditangguhkan',
      'account|mpin|gcash|email ..8 limit|limited|mablock|block|masususpinde|isasara|maclose',
      'اکاؤنٹ|کارڈ ..5 بند|بلاک|معطل',
      'حساب|ایمیل|صندوق ..6 مسدود|حذف|غیرفعال|بسته',
    ],
    [
      'passwort|kennwort|kartendaten|zahlungsdaten|zugangsdaten|passe|identifiant|identifiants|carte|code|contraseña|claves|clave|tarjeta|sesión|otp|codice|carta|password|credenziali|senha|cartão|código|palavra|wachtwoord|kaartgegevens|betaalgegevens|inloggegevens|hasło|hasła|karty|kod|пароль|карты|код|şifrenizi|şifre|kart|kodu|kode|sandi|pin|kartu|mpin|tac|पासवर्ड|कार्ड|ओटीपी|پاس|رمز|bankverbindung|bestätigen|verifizieren',
    ],
  ],
  unspaced: [
    'アカウント|会員資格|ご利用|メールボックス|サービス ..30 停止されます|停止いたします|停止します|削除されます|終了いたします|制限しております|凍結',
    '账号|账户|邮箱|帐号 ..40 停用|回收|冻结|封禁|注销|删除',
    '계정|메일함|서비스|계좌|카드 ..20 정지됩니다|정지되|삭제됩니다|삭제되|중지됩니다|제한되|해지됩니다',
  ],
})

/** Only hours are left. */
export const hoursElsewhere = elsewhere({
  code: 'urgency',
  lists: [
    [
      'innerhalb|binnen|in|frist ..2 # stunden|h',
      'noch heute',
      'ablauf ..1 heute|tages',
      'sous|dans|les|avant|délai ..2 # heures|h',
      'avant ..1 ce soir',
      'ce soir même',
      'en|antes|plazo|próximas ..3 # horas|h',
      'hoy mismo',
      'hoy|antes ..2 medianoche',
      'entro|prossime ..2 # ore|h',
      'entro|in oggi|giornata|stasera',
      'em|até|dentro|prazo|próximas ..3 # horas|h',
      'ainda hoje',
      'hoje mesmo',
      'binnen ..2 # uur|dagen',
      'nog vandaag',
      'w ciągu ..1 # godzin|godziny|h',
      'ciągu # godzin|godziny|h',
      'jeszcze dziś|dzisiaj',
      'в|течение ..2 # часов|часа|ч',
      'прямо сейчас',
      '# saat içinde|içerisinde',
      'bugün ..3 kadar',
      'dalam|sebelum|maksimal|waktu ..2 # jam',
      'sa loob',
      'ndani ya ..2 masaa|saa',
    ],
    [
      'passwort|kennwort|kartendaten|zahlungsdaten|zugangsdaten|passe|identifiant|identifiants|contraseña|claves|tarjeta|codice|carta|password|credenziali|senha|cartão|wachtwoord|kaartgegevens|betaalgegevens|inloggegevens|hasło|hasła|пароль|карты|şifrenizi|şifre|kartu|sandi|mpin|tac|otp|iban|konto|rib|compte|cuenta|conto|conta|rekening|rachunek|реквизиты|счет|счёт|hesap|hesaba|ibana|akaun|bonifico|virement|transferencia|transferência|überweisung|przelew|carte|code|identité',
    ],
  ],
  unspaced: [
    '24時間以内|48時間以内|本日中に|今日中に|至急',
    '今日停用|逾期未',
    '24小时内 ..24 否则|冻结|停用|删除|作废',
    '금일_중|오늘_중|24시간_이내|즉시_회신',
  ],
})
