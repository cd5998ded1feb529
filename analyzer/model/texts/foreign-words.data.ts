/**
 * Small words by which a language is known that the rules do not read: German, Dutch, French, Spanish, Portuguese, Italian, Polish,
 * Turkish, Indonesian and Malay, Tagalog, Vietnamese, Swahili, Malayalam, Tamil, Telugu and Bengali in Latin letters, and Persian.
 * None is also a word of English, of Arabic, of Arabizi, or of Urdu and Hindi in Latin letters. Written as words are folded, without
 * accents.
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
  kwa hii namba yako habari tuma kama wako sasa mimi yangu nakuomba
  njan ningal ningalude ente ninte enikku enik
  naan neenga ungal ungalukku enakku irukku
  nenu meeru meeku naaku cheyandi
  tumi apnar amader korte hobe
  است شما براي را كنيد كنم ميكنم ميكنيد نكنيد ميشود ميشه ميباشد ميخوام هستيد هستم هست نماييد خواهد دهيد داريد نيست كردن ايد بايد اگه
  بفرستيد بزنيد براتون برات اومد اومده زدم واسه ميدم ميدن ميكنن كردم خودت ديگه`.split(/\s+/),
)

/**
 * Words and endings of Nepali and Marathi that Hindi, which shares their letters, has not. To be looked for in the text as it is:
 * folded, without signs of vowels, they are words of Hindi.
 */
export const NOT_HINDI =
  /(?<![\p{L}\p{M}])(?:छ|छु|छैन|मेरो|तेरो|हाम्रो|तिमी|तिमीले|तिम्रो|भने|भएको|गरेको|आहे|आहेत|तुम्ही|तुमचे|तुमच्या|आम्ही|मला|आणि|झाला|झाले)(?![\p{L}\p{M}])|(?:छन्|नुस्|होस्|ुहुन्छ|हरू|हरूले|तपाईं\p{L}*)(?![\p{L}\p{M}])/gu

/** The small words of English, which a text of another language may hold a few of. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  'the to you your is and of for in a on we this with it are not be have has i my our at from will or if'.split(
    ' ',
  ),
)
