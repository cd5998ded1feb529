/** Runs a script of its own (`import src from './x.ts?script'`) once the page has been read. */
export function OwnScript({ src }: { src: string }) {
  return <script type="module" src={src} />
}
