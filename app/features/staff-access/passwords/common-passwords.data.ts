/**
 * What people choose when they choose badly, in small letters: the words that most known leaks begin with, keyboard
 * walks, names, teams and, because guessers try what is near, words of this country and of this site. Compiled from common
 * knowledge; no list was copied.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  112233 121212 123123 123321 123abc 123qwe 131313 147258369 159357 159753 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 654321 666666 696969 777777 7777777 888888 987654321 a1b2c3
  a1b2c3d4 aa123456 abc123 abcd1234 abcdef abcdefg abcdefgh abdulla abdullah abudhabi access
  admin adminadmin administrator ahmad ahmed aisha ajman alain alhamdulillah ali allah
  allahuakbar andrew android angel angels apple apple123 april arabia arabian army arsenal
  asd123 asdf asdfghjkl ashley august autumn avengers azerty azertyuiop baby backup bahrain
  banana bangladesh barcelona baseball basketball batman batman123 batterystaple bear beyonce
  bismillah bitcoin blackpink blink182 bmw brother bts burjkhalifa business buster butterfly
  cairo camaro changeit changeme charlie cheese chelsea chocolate christ coffee company computer
  cookie corporate correcthorse correcthorsebatterystaple corvette cowboys cricket cristiano
  crypto daniel database deadpool december default delhi demo dewa diamond dirham dollar dolphin
  dragon dubai eagle eagles egypt einstein elephant emaar eminem emirates enter ethereum
  etisalat facebook falcon family father fatima february ferrari flower football forever
  fortnite fraud freedom friday friend friends fujairah gandalf gangster genius george golden
  google guest habibi habibti hacker happy harley harleydavidson hassan heaven hello helloworld
  hemaya himaya hobbit hockey honda hunter hussain hussein ibrahim ilovegod iloveme iloveyou
  india inshallah instagram internet iphone ironman january jennifer jessica jesus jesuschrist
  jordan joshua july june juventus karachi kawasaki khaleej khalid khalifa killer kuwait lahore
  lakers legend letmein letmein123 letmeinnow lightning linux lion liverpool login logmein
  lovely loveyou macbook magic manager manchester manila march marhaba mariam marvel maryam
  mashallah master master123 matrix matthew mercedes merlin messi metallica michael microsoft
  minecraft moderation moderator mohamed mohammed monday money monkey mother muhammad mumbai
  muscat mustang mypassword mysql mystery naruto newpassword ninja nintendo nirvana nissan
  nopassword nothing november october office oldpassword oman omar open opensesame oracle orange
  p4ssword packers pakistan panther passcode passw0rd password password1 password12 password123
  password1234 password12345 password123456 passwort patriots pepper philippines phishing
  phoenix pikachu playstation please pokemon porsche postgres princess private protection public
  purple q1w2e3r4 qatar qazwsx qazwsxedc qwe123 qweasd qweasdzxc qwerty qwertyuiop qwertzuiop
  rainbow ramadan ranger rasalkhaimah rashid realmadrid report rich rihanna robert roblox
  ronaldo root rootroot salaam salam samsung samurai saturday saudi scam scammer secret secure
  security september server sesame shadow sharjah shark shield signin silver sister slipknot
  smile soccer spiderman spring staff starwars steelers storm strawberry summer summer2024
  sunday sunshine superman support suzuki system temp temporary temppass terminator test tester
  testing thepassword thomas thunder thursday tiger tigger toor toyota trustno1 tuesday twitter
  uae uae1971 uaepass ubuntu united user username vanilla warrior wednesday welcome whatever
  whatsapp william windows winter winter2024 wizard wolf yamaha yankees yellow yourpassword
  yousef youtube yusuf zaq12wsx zaq1zaq1 zayed zxcvbn zxcvbnm
`
    .trim()
    .split(/\s+/),
)
