import type { Prepared } from '../../prepared.ts'
import { elsewhere } from './elsewhere.ts'
import { CARD_TOLD, CODE_TOLD, PASS_CONFIRMED } from './workers/codes.ts'

const CODE =
  'code|código|codigo|codice|clave|senha|код|пароль|kode?u?|şifre|parola|hasło|(?:otp|tan|tac|pin|passe)(?![a-z])|passwort|wachtwoord|password|验证码|驗證碼|认证码|密码|密碼|認証|確認コード|パスワード|인증|비밀번호|कोड|کد|رمز'
const WITH_DIGITS = new RegExp(
  `(?<![a-zа-я])(?:${CODE})[^\\d\\n]{0,25}\\d{4,8}(?!\\d)|(?<!\\d)\\d{4,8}[^\\d\\n]{0,25}(?<![a-zа-я])(?:${CODE})`,
  'iu',
)

/** Whoever sends a code has it typed into a form of his own, and asks for none. */
function bringsNoCode({ text }: Prepared): boolean {
  return !WITH_DIGITS.test(text)
}

/** Numbers of a card, its code or PIN, or a picture of it, are to be typed or sent. */
export const cardElsewhere = elsewhere({
  code: 'asks-for-card',
  lists: [
    [
      'kartendaten|kartennummer|kreditkartendaten|kreditkartennummer|bankkartendaten|zahlungsdaten|kartenangaben ..6 ein|eingeben|aktualisieren|bestätigen|erneuern|erneut|angeben|hinterlegen|verifizieren|nochmals|prüfung|eintragen|neu',
      'eingeben|aktualisieren|bestätigen|geben|tragen|erneuern|hinterlegen|verifizieren|aktualisiere|bestätige ..5 kartendaten|kartennummer|kreditkartendaten|kreditkartennummer|zahlungsdaten|kreditkarte|bankkarte',
      'kreditkarte|bankkarte|debitkarte|karte ..5 cvv|cvc|prüfziffer|ablaufdatum|kartenprüfnummer|bereit',
      'foto ..4 karte|bankkarte|kreditkarte',
      'saisissez|renseignez|entrez|indiquez|saisir|renseigner|confirmez|mettez|communiquez|validez|ajoutez|vérifiez|entrer|saisis|indique ..6 carte|coordonnées|informations|numéro|données ..3 bancaire|bancaires|carte|cb|bleue',
      'carte ..4 cryptogramme|cvv|cvc|expiration',
      'mise jour ..4 carte|bancaires|paiement',
      'introduzca|introduce|ingrese|ingresa|facilite|facilitando|indique|actualice|actualiza|confirme|verifique|rellene|meta|introducir|actualizar|introduciendo|añada|digite ..6 tarjeta|datos ..3 tarjeta|crédito|débito|bancarios|bancarias|pago',
      'introduzca|introduce|ingrese|indique|actualice|verifique|confirme|introducir ..3 tarjeta',
      'datos|número|foto|fotos|cvv ..3 tarjeta ..8 enviar|envíe|introduzca|confirmar|recibir|reservar|verificar|cvv|caducidad|nip|lados|cvc',
      'inserisca|inserire|inserisci|aggiorni|aggiornare|aggiorna|confermi|verifichi|comunichi|fornisca|compili|indichi|digiti|allegando|conferma|verifica ..6 carta|dati|numero|foto ..4 carta|bancari|pagamento',
      'inserisca|inserire|inserisci|digiti|digitare|registri ..4 carta ..6 credito|debito|numeri|cvv|ricevere|dati',
      'carta ..4 cvv|cvc|scadenza|cvc2',
      'insira|introduza|informe|atualize|digite|confirme|preencha|indique|introduzir|inserir|atualizar|coloque|insere|mete|põe ..6 cartão|dados ..3 cartão|crédito|débito|bancários|pagamento',
      'insira|introduza|informe|atualize|digite|confirme|insere ..3 cartão',
      'cartão ..4 cvv|cvc|validade',
      'vul|voer|werk|bevestig|invullen|bijwerken|update|verifieer|geef|controleer ..5 kaartgegevens|creditcardgegevens|betaalgegevens|kaartnummer|creditcard|bankpas|pasnummer|betaalkaart',
      'kaartgegevens|creditcardgegevens|betaalgegevens|kaartnummer ..6 in|bij|bijwerken|bevestigen|invullen|opnieuw|controle',
      'podaj|podać|podając|wpisz|wpisać|zaktualizuj|zaktualizować|potwierdź|potwierdzić|uzupełnij|wprowadź|wprowadzić|zweryfikuj ..6 karty|dane|numer|kartę ..3 karty|płatnicze|płatniczej|kartę|cvv|cvc',
      'dane|numer karty ..8 cvv|cvc|podać|wpisać|potwierdzić|odebrać',
      'введите|укажите|ввести|указать|обновите|подтвердите|пришлите|вводите|заполните|напишите ..6 карты|карту|карте|картой',
      'номер|данные|реквизиты карты ..6 cvv|срок|код|ввести|укажите|пришлите|получения|cvc',
      'kart ..2 bilgilerini|bilgilerinizi|numaranızı|numaranı|bilgileri|bilgisi ..5 gir|girin|giriniz|girip|güncelleyin|güncelleyiniz|doğrulayın|onaylayın|girerek|yazın|güncelle|girmeniz|yenileyin|yazıp',
      'kartınızı|kartını|kart|kartınızın ..6 cvv|cvc|kullanma|tanımlayın|doğrulayın|ekleyin',
      'isi|masukkan|masukan|lengkapi|kirim|update|perbarui|verifikasi|input|kemas|sahkan ..4 kartu|kad|nomor ..3 kartu|atm|kredit|debit|cvv|nombor|kad|otp',
      'nomor|nombor|data|maklumat kartu|kad|atm ..6 cvv|otp|pin|expired|masa|kirim|isi',
      'ilagay|ibigay|isend|enter|update|input|isulat ..4 card|atm ..3 number|details|cvv|pin',
      'i send|enter|update|input|text|type|fill ..4 card|atm ..3 number|details|cvv|pin',
      'weka|tuma|jaza ..4 kadi ..4 namba|cvv|pin',
      'verificare|verifica|verifichi ..6 carta ..2 attiva|valida|coperta',
      'saldo|provvista ..3 pari|equivalente|igual|suficiente|sufficiente ..8 tarjeta|estancia|reserva|camera|soggiorno|prenotazione|estadia|cartão|carta',
      'guthaben|deckung ..6 aufenthalt|aufenthaltspreis|buchungsbetrag|reservierung|zimmerpreis',
      'solde|provision ..3 équivalent|équivalente|suffisant|égal|suffisante ..8 carte|séjour|réservation',
      'środki|saldo ..4 równe|równowartości|równowartość|odpowiadające|wysokości ..6 pobytu|rezerwacji',
      'saldo ..4 gelijk ..6 verblijf|reservering|boeking',
      'कार्ड ..6 सीवीवी|cvv|एक्सपायरी|नंबर ..8 भरें|भरकर|डालें|दर्ज|भेजें|बताएं',
      'کارڈ ..2 نمبر ..8 cvv|ایکسپائری',
      'കാർഡ് ..3 നമ്പർ|നമ്പറും|പിൻ|സിവിവി ..6 പറയൂ|പറയുക|അയക്കൂ|അയക്കുക|തരൂ',
      'கார்டு|அட்டை ..2 எண்|எண்ணை|எண்ணும்|பின்|நம்பர் ..4 சொல்லுங்கள்|சொல்லவும்|அனுப்பவும்|கூறவும்',
      'কার্ডের|কার্ড ..2 নম্বর|নাম্বার|পিন|সিভিভি ..5 বলুন|বলেন|দিন|পাঠান',
      'కార్డు ..3 నంబర్|పిన్|సీవీవీ ..4 చెప్పండి|పంపండి|ఇవ్వండి',
      'कार्ड ..3 नम्बर|पिन ..4 भन्नुहोस्|पठाउनुहोस्|दिनुहोस्',
      'කාඩ්|කාඩ්පතේ ..3 අංකය|පින් ..3 කියන්න|එවන්න',
      'ካርድ|የካርድ|ካርድዎን ..3 ቁጥር|ፒን ..4 ይላኩ|ንገሩን',
      'شماره|اطلاعات کارت ..8 cvv2|بزن|بفرست|بفرستید',
      'کارت ..6 cvv2',
    ],
  ],
  unspaced: [
    ...CARD_TOLD,
    'カード番号 ..25 セキュリティコード|有効期限|暗証番号',
    'カード情報|カード番号|クレジットカード情報|お支払い情報|口座番号と暗証番号 ..30 入力|登録|更新|ご用意|再登録|送信|確認が必要|認証|変更',
    'クレジットカードで ..6 お支払いください|支払ってください|お支払い下さい',
    '银行卡号|卡号|银行卡信息|信用卡信息|银行卡 ..20 密码|验证码|有效期|CVV|安全码|填写|输入|完善',
    '填写|输入|提供|补充|验证 ..16 银行卡|卡号|信用卡',
    '카드_정보|카드정보|카드번호|카드_번호|보안카드_번호|계좌_비밀번호|결제_정보|결제정보 ..25 입력|등록|업데이트|갱신|알려|회신|인증|보내',
    '카드 ..20 CVC|비밀번호_앞|유효기간 ..20 입력|보내|알려|등록',
  ],
})

/** A password is to be typed or sent to read, keep or get something. */
export const passwordElsewhere = elsewhere({
  code: 'asks-for-password',
  when: bringsNoCode,
  lists: [
    [
      'passwort|kennwort|passworts|kennworts|zugangsdaten|anmeldedaten ..8 an|ein|eingeben|eingabe|bestätigen|bestätigung|öffnen|senden|mitteilen|zurück|samt|verifizieren',
      'melden|anmelden|anmeldung|eingabe|geben|bestätigen|einloggen|senden|bestätigung|loggen ..10 passwort|kennwort|zugangsdaten|passworts|kennworts',
      'online|onlinebanking banking ..4 zugangsdaten|anmelden|erforderlich|pin|abgleich',
      'connectez|identifiez|saisissez|entrez|confirmez|indiquez|renseignez|saisir|précisant|authentifiez|envoyez|communiquez|connecter|indiquant ..12 passe|identifiant|identifiants|code ..3 personnel|actuel|actuels|bancaire|professionnel|habituel|messagerie|confidentiel|passe|secret',
      'connectez|identifiez|saisissez|entrez|confirmez|indiquez|renseignez|saisir|précisant|authentifiez|envoyez|connecter|indiquant ..12 mot ..1 passe',
      'introduzca|introduce|ingrese|indique|confirme|valide|introducir|iniciando|escriba|facilite|responda|envíe|ingresando|verifique|introduciendo ..10 contraseña|claves|clave',
      'valide|verifique|confirme|valida ..5 titularidad|cuenta|buzón ..4 iniciando|sesión|introduciendo',
      'inserisca|inserire|inserisci|inserendo|confermi|digiti|acceda|indichi|indicando|accedi|fornisca|comunichi|verifichi|invii ..12 password|credenziali',
      'introduza|insira|informe|confirme|digite|inicie|indique|responda|inserir|introduzindo|valide|envie|entre ..12 senha|password',
      'introduza|insira|confirme|indique|valide|introduzindo ..10 palavra ..1 passe',
      'bevestig|voer|vul|meld|geef|invoeren|verifieer|inloggen|stuur ..12 wachtwoord|inloggegevens',
      'wachtwoord|inloggegevens ..5 om|in|bevestigen|invoeren|bekijken',
      'zaloguj|podaj|wpisz|potwierdź|zalogować|podając|podać|wprowadź|podanie|podaniu|wpisać|zweryfikuj ..12 hasło|hasła|hasłem|login',
      'введите|войдите|укажите|подтвердите|пришлите|ввести|указав|введя|отправьте|авторизуйтесь ..12 пароль|пароля|паролем|логин',
      'şifrenizi|şifreniz|parolanızı|parolanız|şifre ..8 gir|girin|giriniz|girerek|gönderin|göndererek|doğrulayın|doğrulamanız|onaylayın|yanıt|yazın|gönder|girmeniz',
      'masukkan|masukan|isi|kirim|verifikasi|konfirmasi|sahkan|balas ..10 password|sandi|laluan|katalaluan',
      'पासवर्ड ..8 भरकर|दर्ज|डालें|भेजकर',
      'پاس ورڈ ..8 درج|بھیجیں|لکھیں',
      'رمز|گذرواژه ..2 عبور ..6 وارد|ارسال|بفرستید',
      'weka|ingiza|tuma ..6 nenosiri|password',
    ],
  ],
  unspaced: [
    'パスワード ..25 入力|再登録|送信|ご返信|ログイン|再設定は|登録して|認証',
    'メールアドレス ..12 パスワード',
    '密码 ..20 完成|备案|验证登录|提交|回复本',
    '填写|输入|提交 ..25 密码',
    '비밀번호 ..25 입력|회신|로그인|인증|확인하|재확인|보내',
  ],
})

/** The code that comes by text message is wanted as well. */
export const codeElsewhere = elsewhere({
  code: 'asks-for-code',
  when: bringsNoCode,
  lists: [
    [
      'code|tan|sms ..8 weiterleiten|schick|schicke|schicken|sende|senden|mitteilen|nennen|eingeben|durchgeben|vorlesen|weiter|geben',
      'schick|schicke|schicken|sende|nenne|nennen|geben|gib|leite|lies ..6 code|tan|bestätigungscode',
      'code ..10 renvoyer|renvoie|renvoies|envoyer|envoie|transmettre|donner|donne|saisir|communiquer|dicter|renvoyez|transmettez',
      'renvoyer|renvoie|transmets|transmettez|communiquez|donnez|dictez|saisissez|saisir ..6 code',
      'código ..8 recibirá|recibirás|sms|whatsapp ..8 introduzca|envía|envíe|reenvía|confirme|dime|pásame|mándame|dígame',
      'confirme|introduzca|envíe|envíame|reenvíame|dime|pásame|mándame|díctame|facilite|introduce ..5 código',
      'inserisca|invii|invia|mandami|mandamelo|comunichi|detti|inoltra|girami|digiti|dimmi|inserisci|comunica|fornisca|indicando ..8 codice|codici|otp',
      'codice|otp ..8 inserisca|inserire|mandami|comunichi|girami|detti|inoltra|comunicare|mandarmelo|rimandamelo',
      'código ..10 enviado|enviar|envia|manda|mande|reencaminha|informe|partilha|passa|digite|envie|passar',
      'envia|manda|informe|digite|introduza|passa|reencaminha|envie|diga ..5 código',
      'code|sms ..10 doorsturen|stuur|sturen|door|doorgeven|invullen|voorlezen|doorsturen|geven',
      'stuur|geef|lees|vul ..6 code|codes|sms',
      'kod|kodu|kody|blik ..6 podać|podaj|prześlij|przesłać|wyślij|przepisać|podyktuj|podyktować|wpisać|odeślij|konsultantowi',
      'podaj|podać|prześlij|wyślij|podyktuj|odeślij|wpisz|wpisać|wygenerować|wygeneruj ..5 kod|kodu|kody|blik',
      'код|смс ..8 назовите|назвать|пришлите|пришли|сообщите|продиктуйте|скажите|введите|ввести|перешли|скинь|скиньте',
      'назовите|пришлите|пришли|продиктуйте|скинь|скиньте|введите|ввести|перешли|сообщите|скажите ..6 код|кода|смс',
      'kodu|kodunu|kod|şifreyi|şifresini ..6 gönder|gönderin|söyle|söyleyin|yaz|yazın|yazınca|gir|girin|girip|ilet|iletin|paylaş|atar|at|girmeniz|yollar',
      'kode|otp|tac ..8 kirim|kirimkan|kirimin|sebutkan|bagikan|masukkan|forward|hantar|beri|beritahu|bagi|balas|isi',
      'kirim|kirimkan|masukkan|sebutkan|hantar|bagi|isi|kemas ..6 kode|otp|tac',
      'reply|isend|ibigay|sabihin|ipasa|pakisend|paki|ilagay ..6 otp|code|mpin',
      'i send|enter|text|type|reply|forward|share|input ..6 otp|code|mpin',
      'ओटीपी|otp ..6 भरकर|डालें|दर्ज|बताएं',
      'ओटिपी|ओटीपी|कोड ..4 भन्नुहोस्|पठाउनुहोस्|दिनुहोस्|पठाउनु',
      'ഒടിപി|കോഡ് ..4 പറയുക|അയക്കുക|പറഞ്ഞു|നൽകുക|തരൂ|അയച്ചു',
      'ஓடிபி|குறியீடு ..4 சொல்லவும்|சொல்லுங்கள்|அனுப்பவும்|கூறவும்',
      'ఓటీపీ|కోడ్ ..4 చెప్పండి|పంపండి',
      'කේතය|otp ..4 එවන්න|කියන්න',
      'ኮዱን|ኮድ ..4 ይላኩ|ንገሩን|ላኩልኝ',
      'tuma|taja|nipe|nitumie|niambie ..5 namba|nambari|code|pin|otp',
      'کد|رمز ..4 بفرست|بفرستید|بگو|بگید|بده',
    ],
    [
      'sms|whatsapp|telefon|phone|whatsapp|ziffern|stellig|stelligen|empfangen|erhältst|erhalten|bekommst|kommt|zugeschickt|versehentlich|aus|bestätigungscode|tan|otp|pin|mpin|tac|blik|кодом|смс|telefonunuza|size|sana|gelen|geldi|gelecek|numarana|numaramı|otpnya|chiffres|reçu|recevoir|recevras|recevez|recevrez|recibirá|recibirás|llegado|llegar|llegará|dígitos|cifre|arriverà|arriva|arrivato|ricevuto|riceverà|chegar|chegou|receber|dígitos|ontvangt|krijgt|krijg|cijfers|binnenkomt|cyfrowy|przyjdzie|dostaniesz|sms|придет|придёт|пришел|пришёл|телефон|masuk|digit|matatanggap|natanggap|dapat|terima|आया|मोबाइल|backup|faktor|due|fattori|konsultantowi|messaggio|پیامک|رمز|ujumbe|simu|नम्बरमा|ओटिपी|ഒടിപി|നമ്പറിൽ|ஓடிபி|எண்ணுக்கு|ఓటీపీ|නම්බර්|අංකයට|ቁጥር',
    ],
  ],
  unspaced: [
    ...CODE_TOLD,
    '認証コード|確認コード|認証番号|ワンタイムパスワード|SMSコード ..25 教えて|送って|転送|返信|入力して|お知らせ|伝えて',
    '验证码 ..15 发给|告诉我|发我|报给|提供|转发|输入|填写',
    '发给我|告诉我|发我|报给我|提供 ..10 验证码',
    '인증번호|인증_번호|OTP ..20 알려|보내|불러|입력해|전달|회신',
  ],
})

/** What is shown on the reader's own phone is to be released, so that it stop or turn back a payment. */
export const approveElsewhere = elsewhere({
  code: 'asks-to-approve',
  lists: [
    [
      'freigabe|freigeben|bestätigen|bestätige|genehmigen|push|gib|geben|bestätigung ..14 stornierung|stornieren|rückbuchung|rückabwicklung|stoppen|abbrechen|storno|zurückgebucht',
      'stornieren|stornierung|stoppen|storno|rückbuchung ..16 freigabe|freigeben|bestätigen|bestätige|genehmigen|gib|geben',
      'bestätigen|geben|erteilen|bestätige ..3 freigabe ..4 app|banking',
      'validez|validation|valider|acceptez|confirmez|approuvez ..12 annuler|annulation|bloquer|stopper|remboursement',
      'annuler|annulation|stopper|bloquer ..10 validez|valider|acceptez|confirmez|approuvez|validation',
      'apruebe|autorice|acepte|valide|confirme|aceptar|aprobar|autorizar ..10 anular|cancelar|bloquear|anulación|devolución|detener',
      'anular|cancelar|bloquear|detener ..10 apruebe|autorice|acepte|valide|confirme|aceptar|autorizar',
      'approvi|autorizzi|confermi|autorizzare|approvare|accetti|confermare ..10 annullare|bloccare|storno|stornare|annullamento|rimborso',
      'annullare|bloccare|stornare ..10 approvi|autorizzi|confermi|autorizzare|approvare|notifica|accetti',
      'aprove|autorize|aceite|confirme|aprovar|aceitar|valide ..10 cancelar|anular|estorno|bloquear|estornar|anulação',
      'cancelar|anular|estornar|bloquear ..10 aprove|autorize|aceite|confirme|aprovar|aceitar|valide',
      'keur|accepteer|bevestig|goedkeuren|bevestigen ..10 annuleren|stoppen|blokkeren|terugboeken|terugboeking|storneren',
      'annuleren|stoppen|terugboeken|blokkeren ..10 keur|accepteer|bevestig|goedkeuren|bevestigen',
      'zatwierdź|zatwierdzić|potwierdź|zaakceptować|zaakceptuj|potwierdzić|autoryzować ..10 anulować|wycofać|zablokować|anulowania|cofnąć|anuluje',
      'anulować|wycofać|zablokować|cofnąć ..10 zatwierdź|zatwierdzić|potwierdź|zaakceptować|zaakceptuj|potwierdzić',
      'подтвердите|подтвердить|одобрите|примите ..8 отмены|отменить|отмену|заблокировать|возврат|возврата',
      'iptal|durdurmak|iade|engellemek ..8 onaylayın|onay|onayla|onaylayınız|kabul|onaylamanız',
      'onaylayın|onay|onayla|onaylayınız ..8 iptal|durdur|iade',
      'setujui|approve|klik|izinkan|konfirmasi ..6 membatalkan|batalkan|pembatalan|refund|blokir',
    ],
  ],
  unspaced: PASS_CONFIRMED,
})
