/** Words in addresses that say what a page is about, and folders that no page of a site lies in. */
export const LOGIN_WORDS =
  /log-?[io]n|sign-?[io]n|verif|secur|account|acount|konto|compte|cuenta|confirm|auth|unlock|recover|validat|password|credential|session|identi|ident|acces|valida|activ|restor|suspend|limit/g
export const SERVICE_WORDS =
  /support|update|service|customer|client|help|billing|invoice|payment|pay|refund|bank|wallet|webmail|mail|office|owa|portal|cloud|drive|share|doc|online|mobile|web|app|id|post|parcel|deliver|track|tax|gov/g
export const LURE_WORDS =
  /reward|bonus|gift|airdrop|claim|free|prize|win|lucky|promo|offer|earn|invest|crypto|coin|token|nft|mint|trade|loan|casino|bet|shop|store|outlet|sale|discount|cheap|deal/g
export const SYSTEM_FOLDER =
  /\/(?:wp-content|wp-includes|wp-admin|\.well-known|css|js|images?|img|includes?|modules|plugins?|themes?|templates|cgi-bin|tmp|temp|cache|media|components|administrator|assets|uploads?|libraries|vendor|sites|data)\//
export const LAST_WORDS =
  /^(?:login|signin|index\d*|verify|verification|confirm|update|account|secure|auth|home|next|main|enter|start|load|loading|mail|pay|payment|validate|error|success|web|app|otp|sms|card|infos?|details?|ii|ses|page\d*|tracking)\.(?:php|html?|aspx?|jsp)\b/
/** Scripts that shops, blogs and forums everywhere are made of. */
export const USUAL_SCRIPT =
  /\/(?:index|showthread|viewtopic|viewforum|forumdisplay|forum|thread|topic|board|article|articles|news|product|products|category|search|view|show|item|page|post|story|read|detail|details|profile|member|memberlist|list|gallery|download|blog|event|events|faq|contact|about|archive|print|wiki)\.(?:php|asp|aspx|jsp|do|cfm|html?)/
