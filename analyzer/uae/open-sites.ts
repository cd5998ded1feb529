/**
 * Well-known sites where what stands under an address of the site's own is anybody's, as of November 2026: a profile, a shared
 * file, a page. By the paths of which that is so.
 */
const OPEN_SITES: readonly (readonly [hosts: string, paths: RegExp])[] = [
  [
    `facebook.com fb.com instagram.com threads.net x.com twitter.com tiktok.com snapchat.com linkedin.com
    pinterest.com youtube.com youtu.be reddit.com quora.com discord.com twitch.tv vimeo.com dailymotion.com flickr.com
    imgur.com soundcloud.com bsky.app clubhouse.com`,
    /^\/[^/?#]/,
  ],
  ['github.com gitlab.com bitbucket.org huggingface.co', /^\/[^/?#]+\/[^/?#]/],
  ['githubusercontent.com googleusercontent.com', /^/],
  ['canva.com figma.com', /^\/(?:design|file|proto|board)\//],
  ['dropbox.com', /^\/(?:s|sh|scl|t|transfer)\//],
  ['box.com', /^\/(?:s|v|shared)\//],
  ['trello.com', /^\/[bc]\//],
  ['notion.com monday.com airtable.com', /^\/[^/?#]*[\da-f]{20}/],
  ['lookerstudio.google.com datastudio.google.com', /^\/[^?#]/],
  ['groups.google.com colab.research.google.com', /^\/[^?#]/],
  ['onedrive.live.com', /^/],
  ['wetransfer.com', /^\/downloads\//],
  ['surveymonkey.com', /^\/r\//],
  ['eventbrite.com meetup.com', /^\/(?:e|o)\//],
  ['calendly.com', /^\/[^/?#]/],
  ['scribd.com academia.edu researchgate.net archive.org', /^\/(?:document|doc|details|profile)/],
]

const PATHS_OF = new Map(
  OPEN_SITES.flatMap(([hosts, paths]) => hosts.split(/\s+/).map((host) => [host, paths] as const)),
)

/** The paths below a site that are anybody's, or none. @param ending a host or what it ends in */
export function openPathsOf(ending: string): RegExp | undefined {
  return PATHS_OF.get(ending)
}
