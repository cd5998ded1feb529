import { elsewhere } from './elsewhere.ts'
import { approveElsewhere } from './secrets.ts'

/** Savings are to go to an account that is called safe, or with whoever comes for them. */
export const moveSavingsElsewhere = elsewhere({
  code: 'asks-to-move-money',
  lists: [
    [
      'überweisen|übertragen|umbuchen|transferieren|sichern|geld|guthaben|überweisung ..10 sicheres|sicheren|geschütztes|sicherheitskonto|treuhandkonto|geschützten|referenzkonto',
      'sicheres|sicheren|geschütztes ..1 konto|depot',
      'kurier|mitarbeiter|bote|kollege|beamter|polizist|kollegin|polizistin ..14 karte|bankkarte|karten|bargeld|schmuck|gold|wertsachen|ec ..6 abholen|abholt|holt|übergeben|mitgeben|aushändigen|ab',
      'karte|bankkarte|bargeld|schmuck|gold|wertsachen ..10 kurier|mitarbeiter|bote|beamten|kollegen|umschlag|polizisten ..4 übergeben|abgeholt|mit|aushändigen|abholen|legen|geben',
      'compte sécurisé|protégé|tampon|provisoire',
      'coursier|livreur|agent|conseiller|collègue|taxi ..10 récupérer|récupèrera|chercher|récupère|remettez|remettre ..6 carte|cartes|espèces|bijoux',
      'carte|cartes|espèces|bijoux ..8 coursier|livreur|agent|enveloppe|taxi',
      'cuenta segura|protegida|espejo|puente|custodia',
      'mensajero|agente|compañero|taxi|repartidor|gestor ..10 recogerá|recoger|entregue|entregar|pasará|recoge ..6 tarjeta|tarjetas|dinero|efectivo|joyas',
      'entregue|entregar|entréguele|meta ..6 tarjeta|tarjetas|dinero|efectivo|joyas|oro',
      'conto sicuro|protetto|tutelato|dedicato|sicurezza|ponte',
      'corriere|incaricato|carabiniere|agente|maresciallo|collega ..12 ritirare|ritirerà|consegni|consegnare|ritira|passerà ..6 carta|bancomat|contanti|oro|gioielli|soldi',
      'consegni|consegnare|prepari ..8 carta|bancomat|contanti|oro|gioielli',
      'conta segura|protegida|provisória|espelho',
      'estafeta|motoboy|funcionário|agente|colega ..12 recolher|buscar|entregue|entregar|levantar|retirar ..6 cartão|cartões|dinheiro|joias',
      'entregue|entregar|entrega ..6 cartão|cartões ..6 motoboy|estafeta|funcionário|agente',
      'veilige|beveiligde|tijdelijke rekening|kluisrekening',
      'kluisrekening|kluisrekening',
      'koerier|medewerker|collega|agent|bezorger ..12 ophalen|haalt|meegeven|geef|overhandigen|langs ..6 pas|bankpas|passen|pinpas|sieraden|geld|contant|pincode',
      'pas|bankpas|passen|pinpas|sieraden|waardevolle ..10 koerier|medewerker|collega|agent|bezorger',
      'bezpieczne|techniczne|rezerwowe|zabezpieczone konto',
      'bezpieczny|techniczny|rezerwowy|zabezpieczony rachunek',
      'kurier|kurierowi|policjant|policjantowi|funkcjonariusz|funkcjonariuszowi ..12 odbierze|przekazać|przekaż|wydać|oddać|odbiór|proszę ..6 gotówkę|pieniądze|kartę|biżuterię|oszczędności',
      'gotówkę|pieniądze|kartę|biżuterię ..10 kurierowi|policjantowi|funkcjonariuszowi|kurier|policjant',
      'безопасный|безопасные|резервный|защищенный|защищённый|специальный|страховой ..1 счет|счёт|счету',
      'деньги|наличные|сбережения|средства|накопления ..10 курьеру|инкассатору|инкассатора|сотруднику|следователю|курьер|инкассатор',
      'задекларировать|декларирования|декларировать ..6 наличные|средства|сбережения|деньги|накопления',
      'güvenli|geçici|bloke|havuz ..1 hesaba|hesap|hesabına',
      'parayı|altınları|altınlarınızı|paranızı|ziynet|altınlarını|paraları ..14 teslim|verin|memurumuza|polise|kuryeye|poşete|savcıya|görevliye',
      'rekening|akaun ..1 aman|selamat|penampungan|sementara|negara',
      'आरबीआई|सुरक्षित|सीक्रेट ..1 खाते|खाता|अकाउंट',
      'پیسے|رقم ..4 محفوظ|سرکاری ..2 اکاؤنٹ',
      'akaunti salama',
    ],
  ],
  unspaced: [
    '安全な口座|保護口座|指定の口座|国の口座|検察の口座 ..40 移|振込|振り込|送金',
    '資産 ..20 保護|調査|確認 ..60 振込|振り込|送金|移',
    'キャッシュカード|通帳 ..40 渡して|お渡し|預かり|回収|取りに|封筒|お預け|伺い',
    '安全账户|监管账户|认证账户|核查账户|清算账户|公证账户|指定账户',
    '资金 ..16 转到|转入|转移|划转 ..16 账户',
    '안전계좌|안전_계좌|국가_계좌|보호_계좌|금융감독원_계좌|국가안전계좌|검수_계좌',
    '현금 ..30 전달|수거|직원에게|인출 ..40 직원|수사관|검사|금감원',
  ],
})

/** A court, police or ministry has a case against the reader. */
export const summonsElsewhere = elsewhere({
  code: 'threatens-law',
  lists: [
    [
      'haftbefehl|festnahme|verhaftung|festgenommen|verhaftet|strafverfahren|pfändung|zwangsvollstreckung|vollstreckung',
      'ermittlungsverfahren|verfahren|anklage|strafanzeige ..6 gegen sie|ihnen|dich',
      'mandat|arrestation|poursuites|procédure|interpellation|garde ..2 darrêt|judiciaires|judiciaire|vue|pénale|pénales|immédiate',
      'mandat darrêt',
      'poursuites|infraction|infractions ..8 pédopornographie|mineurs|interdits|cyber|contenus|pornographique',
      'detención|detenido|orden|imputado|imputada|denuncia|embargo|arresto ..6 contra|usted|delito|delitos|causa|captura|judicial|cuentas|domicilio',
      'procederemos|proceder|evitar ..3 su ..1 detención|arresto|embargo',
      'mandato|arresto|denuncia|procedimento|indagato|indagata|pignoramento|querela ..6 carico|cattura|penale|confronti|suoi|reato|conto',
      'mandado|prisão|detido|processo|inquérito|penhora|arguido|detenção ..6 contra|captura|judicial|crime|si|criminal|bens|prisão',
      'arrestatiebevel|aanhouding|gearresteerd|strafzaak|dagvaarding|beslag|beslaglegging|deurwaarder|vervolging',
      'nakaz|aresztowanie|zatrzymanie|postępowanie|aresztowania|egzekucja|zajęcie ..5 karne|aresztowania|przeciwko|komornicza|panu|pani|wobec|komornika|konta',
      'возбуждено|уголовное|задержание|задержания|арест|ареста|обвинение ..6 дело|вас|имущества|счетов|отношении|задержания',
      'tutuklama|yakalama|gözaltı|soruşturma|soruşturması|dava|soruşturmasına|haciz|icra ..6 hakkınızda|kararı|adınıza|kimliğiniz|karıştı|işlemi|emri|başlatılacak|adınız',
      'hakkınızda ..6 soruşturma|dava|yakalama|tutuklama|suç',
      'surat|perintah ..2 penangkapan|tangkap|waran',
      'ditangkap|penangkapan|tersangka|suspek|waran|dipenjara|disenarai',
      'डिजिटल अरेस्ट',
      'गिरफ्तारी|वारंट|अरेस्ट',
      'گرفتاری|وارنٹ|مقدمہ|پرچہ',
      'احکام|حکم جلب|بازداشت',
      'makukulong|aarestuhin|ipapakulong',
    ],
    [
      'zahlen|zahlung|überweisen|antworten|geldbuße|begleichen|bußgeld|vergleich|frist|sofort|e',
      'amende|régler|payer|courriel|mail|réponse|répondre|transactionnelle|éteindre|virement|justifications',
      'multa|pagar|abonando|abonar|correo|responder|conciliación|transferencia|pague|conteste',
      'multa|sanzione|pagare|mail|rispondere|versare|bonifico|oblazione|ammenda|risponda|email|conciliazione',
      'multa|pagar|coima|mail|responder|transferência|pix|acordo|taxa|responda|pague|guia',
      'boete|betalen|mail|schikking|overmaken|antwoorden|reageren|betaalt',
      'grzywna|grzywnę|zapłacić|wpłacić|mail|odpowiedzieć|odpowiedź|mandat|opłacić|wpłata|ugoda|kwotę',
      'штраф|оплатить|перевести|мессенджере|следователем|следователь|счет|счёт|связь|наличные|переведите|уплатить',
      'para|ödeme|ödeyin|teslim|altın|altınları|yatırın|iban|hesabınızdaki|telefonu|kapatmayın|ceza',
      'transfer|bayar|denda|uang|wang|hubungi|rekening|akaun|damai|kompaun',
      'जमा|पैसा|रुपये|वीडियो|भेजें|यूपीआई',
      'روپے|جمع|بھیج|ہزار|ایزی|جاز',
      'پرداخت|واریز|جریمه',
      'bayad|padala|gcash|magbayad|areglo|settle',
    ],
  ],
  unspaced: [
    '逮捕状|逮捕 ..120 口座|送金|資産|LINE|示談|振込|保釈',
    '拘捕|逮捕|通缉|涉嫌|冻结名下|刑事 ..120 账户|资金|转|视频会议|保证金|罚款',
    '구속|체포|공범|영장|출석요구|벌금 ..120 계좌|자산|이체|입금|송금|합의금|앱_설치',
  ],
})

/** What is to be paid so that a case ends. */
export const settleElsewhere = elsewhere({
  code: 'asks-to-pay',
  lists: [
    [
      'geldbuße|geldstrafe|bußgeld|vergleichszahlung|zahlen|begleichen|zahlung',
      'amende|régler|payer|transactionnelle|règlement',
      'multa|pagar|abonando|abonar|conciliación|pague|pagando',
      'sanzione|pagare|versare|bonifico|oblazione|ammenda|conciliazione|pagamento',
      'coima|pagamento|pague|acordo|guia',
      'boete|betalen|schikking|betaling|betaalt',
      'grzywna|grzywnę|grzywny|zapłacić|wpłacić|zapłaty|ugoda|wpłata',
      'штраф|оплатить|уплатить|оплата|наличные',
      'ödeme|ödeyin|uzlaşma|yatırın|teslim',
      'denda|bayar|damai|kompaun|wang',
      'magbayad|areglo|bayaran',
    ],
  ],
  when: (content) => summonsElsewhere(content).length > 0,
})

/** A bank's guard or a policeman speaks. */
export const guardElsewhere = elsewhere({
  code: 'poses-as-official',
  lists: [
    [
      'betrugsabteilung|betrugsabwehr|sicherheitsabteilung|sicherheitszentrale|betrugsprävention',
      'hier|ich ..5 polizei|kommissar|kriminalkommissar|staatsanwalt|oberkommissar|sicherheitsdienst|kriminalpolizei',
      'service|pôle|conseiller|équipe ..1 fraude|antifraude|fraudes|sécurité ..4 banque|crédit|votre',
      'ici ..4 banque|police|brigade|gendarmerie|fraude',
      'departamento|servicio|unidad ..2 fraude|fraudes|antifraude|seguridad ..4 banco|su',
      'le|soy ..4 inspector|agente|comisario|policía|guardia',
      'ufficio|operatore|reparto|servizio ..1 antifrode|frodi|sicurezza',
      'sono|qui ..3 maresciallo|carabiniere|ispettore|polizia|carabinieri',
      'departamento|setor|central|equipa ..2 segurança|fraude|fraudes|antifraude',
      'fraudedesk|fraudeafdeling|fraudehelpdesk|fraudebestrijding|fraudeteam',
      'dział|departament|zespół|konsultant|pracownik ..2 bezpieczeństwa|banku',
      'komisarz|prokurator|policjant|aspirant|funkcjonariusz ..4 policji|cbśp|z|komendy|mówi',
      'служба|службы|отдел|отдела безопасности',
      'следователь|майор|капитан|лейтенант|подполковник|оперуполномоченный',
      'ben|burası ..4 emniyet|emniyetten|savcı|başkomiser|komiser|savcılık|polis|bankanız',
      'saya|kami ..3 petugas|pihak|polis|inspektor|pegawai ..3 bank|polis|polisi|mahkamah',
    ],
  ],
  when: (content) =>
    moveSavingsElsewhere(content).length > 0 || approveElsewhere(content).length > 0,
})

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
