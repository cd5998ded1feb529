/**
 * Small words by which a language is known that the rules do not read: German, Dutch, French, Spanish, Portuguese, Italian, Polish,
 * Turkish, Indonesian and Malay, Tagalog, Vietnamese and Swahili. None is also a word of English, of Arabizi, or of Hindi and Urdu
 * in Latin letters. Accents are left out.
 */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  `und der das ist nicht sie ihr ihre ihren ihnen wir bitte auf fur mit wurde werden ich meine diese eine einen zu haben oder
  het een niet uw je jou jouw zijn naar voor wij deze dit wordt ik mijn kan op nog mee heb bij
  votre vous nous les une pour avec veuillez sur ete dans chez etes bonjour sont mon cette pas qui
  su para por una los las del esta usted que con sus nos mi como este fue desde hola
  voce seu sua nao uma foi os em pelo esta ao sao
  il che sono non della gli suo tua tuo gentile cliente stato
  nie jest prosimy masz twoja oraz dla przesylka
  bir ve icin ile bu sayin olarak hakkinizda lutfen
  anda yang untuk dengan dari ini itu tidak sudah telah kami sila akan dan
  ang ng mga ako ikaw mo yung naman lang nating kita basta nyo kung
  cua khong khoan vui quy khach duoc trong voi
  kwa hii namba yako habari tuma kama wako sasa mimi yangu nakuomba`.split(/\s+/),
)

/** The small words of English, which a text of another language may hold a few of. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  'the to you your is and of for in a on we this with it are not be have has i my our at from will or if'.split(
    ' ',
  ),
)
