/**
 * Top-level domains, without the dot, that hold far more phishing and spam than their size would suggest. They are
 * cheap or free to register in bulk. Gathered, as of November 2026, from the kind of source that publishes counts
 * of reported domains by ending: yearly phishing-landscape studies, block-list operators' reputation tables and
 * registrars' abuse reports. Most sites under these endings are honest: an ending alone is never proof.
 */
export const RISKY_ENDINGS: ReadonlySet<string> = new Set(
  `top xyz icu cyou sbs cfd bond buzz click link live online site website store shop space fun vip win
  bid loan men date party review trade racing stream download accountant science cricket faith gdn kim
  work rest quest monster beauty hair skin makeup autos boats homes yachts lol pics mom zip mov
  tk ml ga cf gq cc pw ws su lat today world life support help rip gift bar asia cam ink wang fit run`
    .trim()
    .split(/\s+/),
)
