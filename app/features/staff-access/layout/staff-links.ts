import type { staffAccess } from '#words/en/staff/staff-access.js'

/** Staff screens in menu order; icons are paths on a 24 unit grid. */
export const STAFF_LINKS = [
  {
    to: '/admin',
    word: 'dashboard',
    icon: ['M4 4h7v9H4z', 'M13 4h7v5h-7z', 'M13 12h7v8h-7z', 'M4 16h7v4H4z'],
  },
  {
    to: '/admin/reports',
    word: 'reports',
    icon: ['M6 21V4', 'M6 4.5h11l-2.2 3.8L17 12H6'],
  },
  {
    to: '/admin/content',
    word: 'content',
    icon: ['M6 3.5h9l4 4V20.5H6z', 'M15 3.5v4h4', 'M9 12h7M9 15.5h7'],
  },
  {
    to: '/admin/indicators',
    word: 'indicators',
    icon: [
      'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16',
      'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7',
      'M12 2v4M12 18v4M2 12h4M18 12h4',
    ],
  },
  {
    to: '/admin/campaigns',
    word: 'campaigns',
    icon: ['M4 10v4h3l8 4V6l-8 4z', 'M18 9.5a4 4 0 0 1 0 5'],
  },
  {
    to: '/admin/blog',
    word: 'blog',
    icon: ['m5 19 1-4L16.5 4.5l3 3L9 18z', 'm14 7 3 3', 'M12 20h8'],
  },
  {
    to: '/admin/feedback',
    word: 'feedback',
    icon: ['M4 5h16v11h-8l-4.5 4v-4H4z', 'm8.5 10.5 2.5 2.5 4.5-5'],
  },
  {
    to: '/admin/messages',
    word: 'messages',
    icon: ['M3.5 6h17v12.5h-17z', 'm4 7 8 6.5L20 7'],
  },
  {
    to: '/admin/feeds',
    word: 'feeds',
    icon: ['M12 3.5 19 6v5.5c0 4.3-2.8 7.4-7 9-4.2-1.6-7-4.7-7-9V6z', 'M9 10h6M9 13.5h6'],
  },
  {
    to: '/admin/api-keys',
    word: 'apiKeys',
    icon: ['M8 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8', 'M12 12h9', 'M17 12v3.5M20.5 12v3'],
  },
  {
    to: '/admin/users',
    word: 'users',
    icon: [
      'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5',
      'M3 19.5c.3-3.3 2.8-5.3 6-5.3s5.7 2 6 5.3',
      'M16 5.6a3 3 0 0 1 0 5.6',
      'M17.5 14.6c2 .6 3.3 2.3 3.5 4.9',
    ],
  },
  {
    to: '/admin/analytics',
    word: 'analytics',
    icon: ['M4 4v16h16', 'M8.5 16v-4', 'M12.5 16V8', 'M16.5 16v-6'],
  },
  {
    to: '/admin/settings',
    word: 'settings',
    icon: ['M4 8h9M17 8h3', 'M15 6v4', 'M4 16h3M11 16h9', 'M9 14v4'],
  },
] as const satisfies readonly {
  to: string
  word: keyof typeof staffAccess.area.links
  icon: readonly string[]
}[]

export const EXIT_ICON = ['M14 4H5v16h9', 'M10 12h10', 'm16.5 8.5 3.5 3.5-3.5 3.5']
export const SECURITY_ICON = ['M6 11h12v9H6z', 'M8.5 11V8a3.5 3.5 0 0 1 7 0v3']
export const SIGN_OUT_ICON = ['M12 3.5v8', 'M7 6.5a7.5 7.5 0 1 0 10 0']
export const COLLAPSE_ICON = ['m14 6-6 6 6 6', 'M19 5v14']
