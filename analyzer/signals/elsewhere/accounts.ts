import { elsewhere } from './elsewhere.ts'
import { SENT_TOO_MUCH } from './workers/fees.ts'
import { MULE_ASKED } from './workers/mules.ts'

/** The account that was paid to until now is of no use any more. */
const OLD_IS_GONE = [
  'altes|alte|alten|bisherige|bisheriges|bisherigen|bekannte|bekannten|frühere|früheres|unser|unsere ..2 konto|kontos|bankverbindung|iban|bankkonto ..8 geschlossen|gesperrt|aufgelöst|eingefroren|prüfung|revision|audit|gekündigt|erloschen|betriebsprüfung|steuerprüfung|mehr|umstellung',
  'ancien|notre|ancienne|habituel|actuel ..1 compte|rib|iban ..8 clôturé|clos|fermé|bloqué|contrôle|gelé|gelés|audit|vérification|suspendu|restructuration|plus',
  'bloquer|suspendre|annuler ..2 virement|paiement|règlement',
  'cuenta|iban|cuentas ..8 auditoría|bloqueada|cerrada|cancelada|congelada|revisión|inoperativa|embargada|inspección|bloqueadas',
  'hemos|hemos ..1 cerrado|cancelado|cambiado ..3 cuenta|banco',
  'no|ya ..3 utilicen|utilice|use|usen|ingresen|paguen|pague|realicen ..5 cuenta|iban ..2 anterior|antigua|habitual',
  'cuenta anterior|antigua|habitual ..4 cerrada|no|bloqueada|cancelada|auditoría',
  'conto|iban|coordinate ..8 chiuso|bloccato|verifica|sospeso|congelato|revisione|audit|dismesso|pignorato|accertamenti|attive|valide',
  'chiuso|cambiato|dismesso ..3 conto|banca|istituto',
  'conta|iban|nib ..8 auditoria|bloqueada|encerrada|congelada|inativa|penhorada|desativada',
  'não ..4 pagamento|façam|utilizem|usem|utilize|transfira ..5 iban|conta|nib ..2 habitual|antiga|antigo|anterior',
  'nib|iban|conta antigo|antiga|anterior ..2 não|já|deixou|foi',
  'oude|rekening|rekeningnummer ..6 opgeheven|geblokkeerd|gesloten|onderzoek|controle|bevroren|vervallen|audit|accountantscontrole',
  'rachunek|konto|rachunku|konta ..6 zablokowany|zablokowane|zamknięty|zamknięte|nieaktualny|nieaktualne|audyt|audytu|zajęty|zajęte|nieaktywny|nieaktywne|zablokowaliśmy|zamknęliśmy',
  'audytem|kontrolą|zmianą ..5 rachunek|konto|banku',
  'счет|счёт|реквизиты|реквизитам|счета ..6 заблокирован|заблокированы|закрыт|арестован|заморожен|недействительны|неактуальны|отправлять|блокировкой',
  'прежние|старые|старый|прежний|старым|прежним ..1 реквизиты|счет|счёт|реквизитам ..4 не|закрыт|заблокирован|больше',
  'отозвали|отозвана лицензию|лицензия',
  'eski|mevcut|önceki ..1 hesabımız|hesabımıza|hesap|hesabımızı|ibanımız|hesabım|hesaba ..6 bloke|kapandı|kapatıldı|kapalı|donduruldu|kullanılmıyor|denetim|inceleme|kapanıyor',
  'hesabımız|hesabımızda|hesaplarımız ..5 denetim|denetimde|bloke|donduruldu|kapatıldı|incelemede',
  'banka değişikliği|değişikliğine',
  'rekening|akaun ..6 dibekukan|ditutup|diblokir|audit|beku|disekat|diaudit',
]

/** Another is to be paid to. */
const PAY_TO_NEW = [
  'neue|neues|neuen|andere|anderes|anderen|folgende|folgendes ..3 konto|iban|bankverbindung|kontonummer|gehaltskonto|bankdaten',
  'nouveau|nouvelles|nouvel|autre|nouveaux ..2 rib|iban|compte|coordonnées',
  'rib|iban|compte ..3 ci|filiale|joint|suivant|nouveau|partenaire|maison|dessous',
  'nueva|nuevo|nuevos|otra|siguiente|filial ..2 cuenta|iban|datos|número',
  'nuovo|nuove|nuovi|seguente|altro|nuova ..1 iban|conto|coordinate|dati|banca',
  'novo|nova|novos|outra|seguinte|outro ..2 iban|conta|nib|dados',
  'nieuwe|ander|andere|nieuw ..2 rekening|rekeningnummer|nummer|iban|bankrekening',
  'nowy|nowe|nowego|inny|inne|nowym ..2 numer|konto|rachunek|konta|rachunku',
  'новые|новый|новым|другой|другие|партнера|новых|следующие ..2 реквизиты|счет|счёт|реквизитам|счёту',
  'yeni|farklı|başka|ekteki|aşağıdaki ..2 iban|ibana|hesap|hesaba|hesabımıza|ibanımıza|ibanımız|hesabımız|hesabıma',
  'rekening|akaun ..1 baru|lain|baharu|berikut|bawah',
]

/** Bills are to be paid to another account, because the old one is gone. */
export const accountElsewhere = elsewhere({
  code: 'changed-bank-account',
  lists: [PAY_TO_NEW, OLD_IS_GONE],
  unspaced: [
    '口座 ..25 使えなく|使用できなく|凍結|閉鎖|停止|利用できなく|使用不可|監査 ..80 口座|振込先',
    '账户|账号|帐户|帐号 ..20 冻结|审计|停用|注销|暂停使用|被封|年检|稽查 ..80 新账户|新账号|新的账户|新的收款|以下账户|附件|另一|子公司|关联公司',
    '계좌 ..20 정지|동결|폐쇄|세무조사|감사|사용_불가|사용이_불가|막혀 ..80 계좌로|새_계좌|신규_계좌|변경된_계좌',
  ],
})

const MOVE_SALARY = [
  'möchte|will|würde|kann|können|bitte|muss ..6 gehaltskonto|gehaltskontos|lohnkonto ..6 ändern|aktualisieren|wechseln|umstellen|hinterlegen|geändert',
  'gehalt|lohn|gehaltszahlung|lohnzahlung ..8 neues|anderes|neue|andere|neuen ..1 konto|bankverbindung|iban',
  'bankverbindung|kontoverbindung|iban|bankdaten ..8 gehalt|lohn|gehaltszahlung|gehaltslauf|gehaltsabrechnung|lohnabrechnung ..6 ändern|aktualisieren|wechseln|umstellen',
  'changer|modifier|mettre|actualiser ..5 rib|coordonnées|compte|iban ..8 salaire|paie|paye|rémunération',
  'salaire|paie|paye ..8 nouveau|autre|nouvelles ..1 compte|rib|coordonnées|iban',
  'cambiar|actualizar|modificar|cambio ..6 cuenta|datos|iban ..8 nómina|salario|sueldo',
  'nómina|sueldo|salario ..8 nueva|otra|nuevo ..1 cuenta|iban',
  'cambiare|modificare|aggiornare|variare|cambiato ..6 iban|conto|coordinate|banca ..8 stipendio|busta|stipendi|accredito',
  'stipendio|busta ..8 nuovo|altro|nuove ..1 iban|conto|coordinate',
  'alterar|atualizar|mudar|trocar ..6 iban|conta|dados|nib ..8 salarial|salário|ordenado|vencimento',
  'salário|ordenado|vencimento ..8 nova|outra|novo ..1 conta|iban|nib',
  'salaris|loon ..8 andere|nieuwe|ander|nieuw ..1 rekening|rekeningnummer|iban|bankrekening',
  'rekeningnummer|rekening|iban ..4 salaris|loon|salarisbetaling ..6 wijzigen|aanpassen|veranderen',
  'zmienić|zmiana|zmianę|aktualizację|zaktualizować ..5 konta|konto|rachunku|numeru|rachunek|numer ..8 wynagrodzenia|wypłaty|pensji|wynagrodzenie|pensja',
  'wynagrodzenie|pensję|wypłatę|pensja ..8 nowe|nowy|inne ..1 konto|rachunek|numer',
  'зарплату|зарплата|зарплаты ..8 другую|новую|другой|новый|новые ..1 карту|счет|счёт|реквизиты',
  'сменить|изменить|поменять|обновить|сменил|сменила ..4 реквизиты|счет|счёт|карту|банк ..6 зарплаты|зарплату|зарплатные|зарплатный',
  'maaş|maaşım|maaşımın|maaşımı ..8 yeni|farklı|başka ..1 hesap|hesaba|hesabıma|iban|ibana|ibanıma',
  'maaş ..2 hesabımı|hesabım|ibanımı ..5 değiştirmek|güncellemek|değiştirebilir|güncelleyebilir|değiştirmem',
  'gaji ..8 rekening|akaun ..1 baru|lain|baharu',
  'ubah|ganti|mengganti|mengubah|tukar ..4 rekening|akaun ..5 gaji',
]
const ONLY_BY_MAIL = [
  'privaten|privates|privat|privatem|privatadresse ..2 postfach|mail|adresse|gesendet',
  'antworten|antwort|schreiben ..5 hier|mail|adresse|email|diese',
  'nicht|kein ..4 erreichbar|anrufen|telefonisch|rein|telefon|portal|zugriff',
  'réunion|formation|déplacement|injoignable|joignable|personnelle|perso',
  'formación|reunión|localizable|personal|llamadas|viaje',
  'riunione|corso|raggiungibile|personale|trasferta|telefono|privata',
  'formação|reunião|incontactável|pessoal|contactável|telefone|viagem',
  'training|vergadering|privémail|bereikbaar|bellen|privéadres|mailtje',
  'szkoleniu|spotkaniu|prywatnego|prywatny|prywatnej|zasięgiem|dzwonić|delegacji|odbieram|mailowo',
  'совещании|командировке|личной|личная|звонить|связи|недоступен|недоступна|роуминге',
  'toplantıdayım|eğitimdeyim|kişisel|ulaşılamıyor|izindeyim|arayamam|seyahatteyim|telefonum',
  'rapat|pelatihan|pribadi|dihubungi|mesyuarat|cuti|peribadi',
]

/** Somebody asks in an employee's name, and cannot be asked, that his salary go elsewhere. */
export const salaryElsewhere = elsewhere({
  code: 'changed-bank-account',
  lists: [MOVE_SALARY, ONLY_BY_MAIL],
  within: 'email',
  unspaced: [
    '給与 ..15 振込先|口座|振込口座 ..20 変更 ..120 電話|メールで|会議|研修|出張',
    '工资|薪资|工资卡 ..15 换|变更|改|更换 ..60 不方便|开会|出差|邮件回复|邮箱|培训',
    '급여|월급 ..15 계좌 ..15 변경|바꾸|바꿔 ..120 통화|전화|회의|출장|메일로',
  ],
})

/** Other people's money comes to the reader's account, who keeps a part. */
export const muleElsewhere = elsewhere({
  code: 'asks-to-lend-account',
  lists: [
    [
      'erhalten|empfangen|bekommst|bekommen|gehen|eingehende|eingehenden|kommen ..8 zahlungen|geld|überweisungen|beträge|gelder|kundengelder ..8 konto|privatkonto|bankkonto|girokonto ..14 behalten|behältst|leiten|weiterleiten|weiterleitest|leitest|abheben|hebst|provision',
      'konto|girokonto|bankkarte|ec ..4 vermieten|verleihen|mieten|vermietest|ausleihen|kurz|überlassen ..12 euro|€|bar|verdienen|bekommst|%|#',
      'eröffnen|eröffne|eröffnest ..6 konto ..30 zugangsdaten|pin|karte ..6 an uns|mich|weiter',
      'konto|zugangsdaten ..3 senden|schicken|leiten|übermitteln ..3 danach|anschließend|dann ..2 an uns',
      'recevez|recevoir|recevrez|reçois|recevra ..12 compte ..16 gardez|conservez|gardes|reversez|renvoyez|reste|transférez|retirez|commission|reverser',
      'louer|loue|prêter|prête|prêtez|louez|prêtes ..4 compte|carte|rib ..12 €|euros|#|gagner|gagne|liquide|%|commission',
      'recibirá|recibirás|recibir|recibe|recibes ..12 cuenta ..16 queda|quedas|quedarse|quedarte|comisión|reenvía|reenvías|resto|retira|retiras',
      'alquila|alquilar|alquilamos|prestar|presta|alquilo|prestas|prestes ..4 cuenta|tarjeta ..14 €|euros|#|ganar|gana|efectivo|%|comisión',
      'riceverà|ricevi|ricevere|riceve|riceverai ..12 conto ..16 trattiene|trattieni|trattenere|commissione|inoltra|inoltri|resto|gira|giri|restante|%',
      'affittare|affitta|prestare|presta|presti|affitti|noleggio ..4 conto|carta|postepay ..14 €|euro|#|guadagni|contanti|%|commissione',
      'recebe|receber|receberá|recebes|recebi ..12 conta ..16 fica|ficas|comissão|reencaminha|repassa|repassar|resto|restante|%|levanta',
      'alugar|alugamos|aluga|alugo|emprestar|empresta|emprestas ..4 conta|cartão|contas ..14 €|euros|#|reais|ganhar|ganha|%|comissão|semana|mês',
      'ontvang|ontvangt|storten|krijg|ontvangen|krijgt|gestort ..12 rekening ..16 houd|houdt|behoudt|behoud|stuur|stuurt|rest|opnemen|neemt',
      'bankpas|pinpas|rekening|pas ..4 week|weken|dagen|maand ..2 beschikbaar',
      'je|jouw|uw ..4 bankpas|pas|rekening|pinpas ..8 beschikbaar|uitlenen|verhuren|uitleent|verhuurt|lenen ..30 €|euro|#|cash|verdien',
      'otrzymuje|otrzymasz|otrzymujesz|przelewy|wpływy|wpłaty|środki ..10 konto|rachunek ..16 zatrzymujesz|zatrzymuje|przesyłasz|prowizja|przekazujesz|reszta|resztę|zostawiasz|wypłacasz',
      'wynajmij|wynajmę|wypożycz|udostępnij|użycz|udostępnienie|wynajem ..4 konto|kartę|konta|karty|rachunek|rachunku ..14 zł|#|zarób|tygodniowo|miesięcznie|gotówką|%',
      'карту|счет|счёт|карта|картами|карты ..4 аренду|аренда|сдать|сдай|прокат|выкуп',
      'переводы|деньги|поступления|платежи|поступать ..8 карту|счет|счёт ..12 процент|%|оставляете|оставляешь|себе|дальше|снимаете|снимаешь|обналичить',
      'hesap|hesabını|hesabınızı|iban|ibanını|kartını|hesabınız ..3 kiralayan|kiralayana|kiralıyoruz|kiralık|kiraya|kirala|kiralamak|kiralayanlara|kiralıyorum',
      'hesabına|hesabınıza|hesaba|ibana ..1 gelen|gelecek|yatan ..10 çekip|çek|gönder|aktar|kuryeye|komisyon|göndereceksin|aktaracaksın|kalacak',
      'sewa|pinjam|sewakan|jual|pinjamkan|menyewa|beli ..3 rekening|atm|akaun|kad ..12 rp|rm|#|juta|ribu|komisi|sebulan|seminggu',
      'terima|menerima|masuk ..6 rekening|akaun ..14 komisi|teruskan|kirim|sisanya|selebihnya|bakinya',
      'akaunti|laini ..3 kukodisha|kodi|nunua',
    ],
  ],
  unspaced: [
    ...MULE_ASKED,
    '銀行口座|口座|通帳 ..12 買取|買い取り|貸して|レンタル|譲渡|入出金代行|使った入出金|売って',
    '振込|入金 ..30 % ..20 報酬 ..40 残り|送金|暗号資産',
    '出租|收购|租用|借用|高价收 ..6 银行卡|银行账户|账户|对公账户|手机卡',
    '银行卡|账户|收款码 ..8 出租|租用|收购|走账|过账|跑分',
    '跑分',
    '통장|계좌|체크카드 ..8 대여|임대|매입|빌려|삽니다|양도',
    '입금 ..20 인출|이체 ..30 수수료|수당|%|일당',
  ],
})

/** Too much was paid, by cheque or by mistake, and the rest is to go on to somebody else. */
export const overpaidElsewhere = elsewhere({
  code: 'overpayment',
  lists: [
    [
      'scheck|bankscheck|überzahlt|versehentlich|differenz|restbetrag|überschuss|zuviel ..20 spediteur|spedition|fahrer|überweisen|zurück|weiterleiten|western|transporteur|restbetrag|rest',
      'chèque|mandat|trop|différence|surplus|erreur ..20 reste|reversez|reverser|transporteur|chauffeur|renvoyez|renvoyer|différence|western|remettez',
      'cheque|diferencia|sobrante ..1 bancario|más ..20 transportista|entréguelos|devuelva|ria|western|conductor|envíe|diferencia|devuélvame|resto',
      'cheque ..20 diferencia|transportista|sobrante|resto|devuelva',
      'assegno|eccedenza|differenza|errore ..20 trasportatore|autista|restituisca|differenza|corriere|western|resto|mandi|giri|eccedenza',
      'cheque|excesso|diferença|engano ..20 transportador|motorista|devolva|diferença|transportadora|resto|western|restante|estafeta',
      'cheque|verschil|teveel ..20 transporteur|chauffeur|terug|verschil|western|rest',
      'czek|nadpłata|nadwyżka|nadwyżkę|pomyłkowo|omyłkowo ..20 przewoźnik|kierowca|kierowcy|zwrócić|różnicę|resztę|kurierowi|przewoźnikowi|oddać',
      'чек|лишние|разницу|ошибочно|ошибке ..20 перевозчику|водителю|верните|вернуть|разницу|остальное|курьеру|переведите',
      'çek|yanlışlıkla ..16 nakliyeciye|geri|şoföre|gönderin|iade|farkı|gönderir',
      'kelebihan|salah|tersilap ..3 transfer|kirim|bayar|hantar ..12 kembalikan|balikin|sopir|kurir|pulangkan',
      'kimakosa|makosa ..12 nirudishie|rudisha|unirudishie|irudishe|urudishe',
      'mali|sobra|nasobrahan ..12 ibalik|pabalik|isauli|paki|soli',
    ],
  ],
  unspaced: [
    ...SENT_TOO_MUCH,
    '間違って|誤って ..20 振り込|送金|振込 ..60 返金|返して|送り返|戻して',
    '多转|转错|多付 ..30 退|转回|还给|退回',
    '잘못|초과|실수로 ..20 입금|송금|이체 ..60 돌려|반환|다시_보내|차액',
  ],
})
