import { elsewhere } from './elsewhere.ts'

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
    '銀行口座|口座|通帳 ..12 買取|買い取り|貸して|レンタル|譲渡|入出金代行|使った入出金|売って',
    '振込|入金 ..30 % ..20 報酬 ..40 残り|送金|暗号資産',
    '出租|收购|租用|借用|高价收 ..6 银行卡|银行账户|账户|对公账户|手机卡',
    '银行卡|账户|收款码 ..8 出租|租用|收购|走账|过账|跑分',
    '跑分',
    '통장|계좌|체크카드 ..8 대여|임대|매입|빌려|삽니다|양도',
    '입금 ..20 인출|이체 ..30 수수료|수당|%|일당',
  ],
})
