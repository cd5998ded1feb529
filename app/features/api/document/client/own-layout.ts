import type { ComponentType, ReactNode } from 'react'

/** What Swagger UI gives its plugins: its own copy of React. */
export type Viewer = {
  React: {
    createElement(
      part: string | ComponentType,
      facts: object | null,
      ...content: ReactNode[]
    ): ReactNode
  }
}

/** What it gives a layout: its parts by name, and the document. */
type Given = {
  getComponent(name: string, isConnected?: boolean): ComponentType
  specSelectors: { info(): { get(name: 'title' | 'description'): string | undefined } }
}

/**
 * Plugin with a layout that has only what is read: no choice of servers and no place for a key, which does not
 * belong into a page. The usual one has a second `main` and a second heading of the page.
 */
export const withOwnLayout = ({ React: { createElement } }: Viewer) => ({
  components: {
    OwnLayout: ({ getComponent, specSelectors }: Given) => {
      const info = specSelectors.info()
      return createElement(
        'div',
        { className: 'swagger-ui' },
        createElement(getComponent('SvgAssets'), null),
        createElement('h2', null, info.get('title')),
        createElement('p', null, info.get('description')),
        createElement(getComponent('operations', true), null),
        createElement(getComponent('Models', true), null),
      )
    },
  },
})
