import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import { elsewhere } from './elsewhere.ts'

const CODES = compile({
  en: ['code|codes|otp|pin|tan|cvv|mpin|password'],
  ar: [],
  others: [
    'passwort|kennwort|zugangsdaten|passe|contraseña|clave|claves|codice|codici|código|códigos|senha|wachtwoord|hasło|hasła|kod|kodu|kody|şifre|şifrenizi|şifreni|parola|код|коды|пароль|пароли|kode|sandi|कोड|ओटीपी|पिन|کوڈ|پن|رمز',
  ],
})
const CODES_UNSPACED = /验证码|密码|暗証番号|認証|パスワード|인증번호|비밀번호/

/** Of a code it is good advice. */
function namesNoCode({ words, text }: Prepared): boolean {
  return !occurs(words, CODES) && !CODES_UNSPACED.test(text)
}

/** Nobody is to be told, or a payment is a secret. */
export const tellNobodyElsewhere = elsewhere({
  code: 'demands-secrecy',
  lists: [
    [
      'sag|sagen|erzähl|erzähle|erzählen|verrate|verraten|sprich|sprechen|rede|reden ..4 niemandem|keinem|niemanden|niemand',
      'niemandem|keinem ..5 sagen|erzählen|wort|mitteilen|davon|sprechen',
      'nicht|nichts ..4 kollegen|bank|familie|polizei|mama|papa|kinder|bankmitarbeiter ..2 sagen|sprechen|informieren|erzählen|erwähnen',
      'absolutes|strengstes|absolute|strengste|absoluter|absolutem|strengster|größter|höchste stillschweigen|verschwiegenheit|diskretion|vertraulichkeit|geheimhaltung',
      'unterliegt|unter ..4 verschwiegenheit|geheimhaltung',
      'verschwiegenheit|geheimhaltung ..2 unterliegt',
      'stillschweigen|diskretion ..3 bewahren|wahren|bitte|erforderlich',
      'streng|absolut|strikt|höchst vertraulich|geheim',
      'vertrauliche|vertraulichen|diskrete|diskreten ..2 zahlung|überweisung|transaktion|akquisition|übernahme|angelegenheit|firmenübernahme',
      'bleibt|bleiben|behalten|behalte ..4 unter uns',
      'nen|en|ne ..1 parle|parlez|dis|dites ..3 personne',
      'strictement|absolument|totalement|hautement|très confidentiel|confidentielle',
      'plus grande|stricte|absolue|totale discrétion|confidentialité',
      'virement|opération|acquisition|paiement|transaction|règlement ..3 confidentiel|confidentielle',
      'reste|restera|doit ..3 entre nous',
      'garde|gardez|gardons ..3 secret|discrétion|confidentiel',
      'no|ni ..4 digas|diga|cuentes|cuente|comentes|comente|hables|hable|informe|avises|avise ..4 nadie|hermana|familia|banco|policía|compañeros|mamá|papá|hijos',
      'nadie ..3 debe|puede|tiene|sepa ..3 saberlo|saber|enterarse|anuncio|aún',
      'guarde|guarda|guardar|mantenga|mantener|máxima|absoluta|total|pido|ruego ..2 discreción|confidencialidad|reserva|secreto',
      'pago|transferencia|operación|asunto|gestión|adquisición|compra ..2 confidencial|reservada|reservado',
      'estrictamente|totalmente|absolutamente confidencial',
      'non|senza ..2 dire|dirlo|dica|parli|parlare|parlarne|parlarne|informi|informare|raccontare|avvisare|dirne ..4 nessuno|banca|colleghi|famiglia|papà|mamma|polizia|marito|moglie|figli',
      'non|senza ..4 discussa|discusso|condivisa|condiviso|trapelare',
      'consulenza|operazione|pagamento|bonifico|questione|acquisizione|faccenda|trattativa ..2 riservata|riservato|confidenziale|riservatissima',
      'mantenga|mantenere|prego|raccomando|serve|chiedo ..3 riservatezza|riserbo|discrezione',
      'strettamente|assolutamente|massimamente riservato|riservata|confidenziale',
      'resti|rimanga|resta|rimane ..2 tra|fra noi',
      'não ..2 contes|conta|conte|digas|diga|fale|fales|comente|comentes|avise ..4 ninguém|irmã|mãe|pai|família|banco|colegas|polícia|filhos|marido',
      'ninguém ..3 pode|deve|precisa|saiba ..2 saber|disto|disso',
      'pagamento|transferência|operação|assunto|aquisição ..2 confidencial|sigilosa|sigiloso|sigilo',
      'peço|mantenha|mantém|máximo|máxima|total|absoluto|absoluta ..2 discrição|confidencialidade|sigilo|segredo',
      'fica|ficar|fique ..2 entre nós',
      'niemand|niemanden ..4 vertellen|zeggen|iets|over',
      'vertel|zeg|praat ..4 niemand|niks|collegas',
      'strikt|uiterst|strict vertrouwelijk|vertrouwelijke|geheim',
      'vertrouwelijke|discrete ..1 betaling|overboeking|overname|transactie|kwestie',
      'blijft|blijven|houd|hou|houden ..4 onder|tussen ons',
      'nikomu ..3 mów|mówić|mówcie|powiedz|wspominaj|wspominać',
      'nie ..2 mów|mówić|informuj|informować|wspominaj|rozmawiaj|rozmawiać ..4 nikomu|mamie|tacie|pracowników|pracownikom|banku|policji|rodzinie|zarządowi|nikim',
      'sprawa|operacja|przelew|transakcja|płatność|sprawę ..3 poufna|poufny|poufne|tajna|poufnie|poufną',
      'ściśle poufne|poufna|tajne|poufny',
      'zachować|zachowaj|zachowanie|proszę ..3 dyskrecję|dyskrecji|dyskrecja|tajemnicy|poufność',
      'никому ..3 говорите|говори|сообщайте|рассказывайте|рассказывай|слова',
      'не ..2 говорите|говори|сообщайте|рассказывайте|посвящайте ..3 никому|коллегам|родным|банку|близким|маме|папе|сотрудникам',
      'коллегам|никому|родственникам|близким|родным ..1 не ..1 сообщайте|говорите|рассказывайте|говори',
      'разговор|дело|перевод|операция|платеж|платёж|информация ..3 конфиденциальный|конфиденциален|конфиденциально|секретно|засекречено|конфиденциальная',
      'разглашение ..5 карается|наказуемо|запрещено|уголовная|уголовную|ответственность',
      'kimseye ..3 söyleme|söylemeyin|söylemeyiniz|bahsetme|bahsetmeyin|anlatma|anlatmayın|haber',
      'gizli|gizlilik ..3 işlem|ödeme|operasyon|soruşturma|tutun|kalmalı|kalsın|içinde',
      'aramızda kalsın|kalmalı|kalacak',
      'jangan|tolong ..1 beritahu|bilang|kasih|cerita|ceritakan|beritahukan|bagitahu|bagi ..3 siapa|siapapun|sesiapa|orang|mama|papa|ibu|keluarga|bank|polisi|polis',
      'rahasiakan|rahsiakan|rahasia|rahsia ..2 kita|ini|dulu|mohon|ya',
      'usimwambie|usiwaambie|usimweleze ..2 mtu|yeyote',
      'iwe|ibaki siri',
      'siri|baina ..1 kati|yetu ..1 yetu',
      'کسی سے نہ ..1 کریں|کہیں|بتائیں|کرنا|کہنا',
      'به ..1 کسی|هیچکس|هیچ ..2 نگو|نگویید|نگید|نگین',
    ],
  ],
  unspaced: [
    '内密に|誰にも言わない|誰にも話さない|他言無用|には内緒|には言わない|に内緒|口外しない|極秘|秘密にして',
    '不要告诉|别告诉|请勿告知|勿告知|勿告诉|暂时保密|请保密|务必保密|对外保密|要保密|严格保密|别声张',
    '不要跟|别跟|不要和|不要向 ..8 说|讲|提起|透露',
    '비밀로_해|비밀로_하|알리지_마|말하지_마|말씀하지_마|비밀_수사|비밀수사|대외비|비밀을_지켜|알리지_말|알릴_경우_처벌',
  ],
  when: namesNoCode,
})
