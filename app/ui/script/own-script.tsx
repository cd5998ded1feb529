/** Loads a bundled script (`import src from './x.ts?script'`), deferred. */
export function OwnScript({ src }: { src: string }) {
  return <script type="module" src={src} />
}
