/** Under these names a site of profiles keeps what is its own. */
const OWN =
  'about|accounts?|ads|business|careers|checkpoint|directory|events|explore|feed|games|hc|hashtag|help|home|i|intl|jobs|legal|login|messages|messaging|notifications|policies|policy|premium|press|privacy|recover|reg|results|safety|search|security|settings|signin|signup|support|terms|tos|trending'
const PROFILES = new RegExp(`^/(?!(?:${OWN})(?:[/?#.]|$))[^/?#]`)

/**
 * Well-known sites where what stands under an address of the site's own is anybody's, as of November 2026: a profile, a shared
 * file, a page. By the paths of which that is so.
 */
const OPEN_SITES: readonly (readonly [hosts: string, paths: RegExp])[] = [
  [
    `facebook.com fb.com instagram.com threads.net x.com twitter.com tiktok.com snapchat.com linkedin.com
    pinterest.com youtube.com youtu.be reddit.com quora.com discord.com twitch.tv vimeo.com dailymotion.com flickr.com
    imgur.com soundcloud.com bsky.app clubhouse.com calendly.com`,
    PROFILES,
  ],
  [
    'github.com gitlab.com bitbucket.org huggingface.co',
    new RegExp(`${PROFILES.source}[^/?#]*/[^/?#]`),
  ],
  ['whatsapp.com', /^\/(?:channel|send|accept|catalog|product|message|[cp])(?:[/?#]|$)/],
  ['canva.com figma.com', /^\/(?:design|file|proto|board)\//],
  ['dropbox.com', /^\/(?:s|sh|scl|t|transfer)\//],
  ['box.com app.box.com', /^\/(?:s|v|shared)\//],
  ['trello.com', /^\/[bc]\//],
  ['notion.com monday.com airtable.com', /^\/[^/?#]*[\da-f]{20}/],
  ['lookerstudio.google.com datastudio.google.com', /^\/(?:reporting|u|s)\//],
  ['groups.google.com', /^\/(?:g|a|forum)\//],
  ['onedrive.live.com', /^/],
  ['wetransfer.com', /^\/downloads\//],
  ['surveymonkey.com', /^\/r\//],
  ['eventbrite.com meetup.com', /^\/(?:e|o)\//],
  ['scribd.com academia.edu researchgate.net archive.org', /^\/(?:document|doc|details|profile)/],
]

const PATHS_OF = new Map(
  OPEN_SITES.flatMap(([hosts, paths]) => hosts.split(/\s+/).map((host) => [host, paths] as const)),
)

/** The paths of a host that are anybody's, if there are any. */
export function openPathsOf(host: string): RegExp | undefined {
  return PATHS_OF.get(host.replace(/^(?:www|m|mobile|web)\./, ''))
}
