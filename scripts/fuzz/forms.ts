/** A form of the site with valid values in every field. */
export type Form = {
  /** The form's target with its query. */
  action: string
  isMultipart: boolean
  fields: readonly Field[]
}

/** Two forms of one kind differ only in hidden values. The button's value is sent last. */
export function kindOf({ action, fields }: Pick<Form, 'action' | 'fields'>): string {
  return JSON.stringify([action, fields.map(([name]) => name), fields.at(-1)?.[1]])
}

export type Field = readonly [name: string, value: string, isFile: boolean]

/** Part of every typed text and of nothing else, so that typed text can be recognised anywhere. */
export const TYPED = 'qz8vtyped'

/** The smallest PNG, as latin1. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1')

const TEXT = `A caller wants a fee from the ${TYPED} of a parcel.`
const TYPED_INTO: Readonly<Record<string, string>> = {
  email: `${TYPED}@visitor.example`,
  tel: '+971501234567',
  password: `${TYPED}-ladder-copper`,
}

/** Fields that programs send to URLs without a form. */
export const FORMS_OF_PROGRAMS: readonly (readonly [path: string, fields: readonly Field[]])[] = [
  [
    '/api/page-views',
    [
      ['path', '/contact', false],
      ['title', TEXT, false],
    ],
  ],
  ['/api/live/scams/:id', [['type', 'helpful', false]]],
  [
    '/api/reports/similar',
    [
      ['title', TEXT, false],
      ['description', TEXT, false],
    ],
  ],
]

/** Fields that the site fills in if empty. */
const LEFT_EMPTY: ReadonlySet<string> = new Set(['slug'])

/**
 * Returns every form of a page that writes, once per button with its own value. Parses React's HTML:
 * lower-case element names, values in double quotes.
 * @param address of the page
 */
export function formsIn(html: string, address: string): Form[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(
    ([, own = '', inside = '']) => {
      const form = attributesOf(own)
      if (form.method !== 'post') return []
      const action = (form.action ?? address).replace(/#.*/, '')
      const isMultipart = form.enctype === 'multipart/form-data'
      const fields = fieldsIn(inside)
      return buttonsIn(inside).map((button) => ({
        action,
        isMultipart,
        fields: button ? [...fields, button] : fields,
      }))
    },
  )
}

/** Fills visible fields and leaves hidden ones empty. */
function fieldsIn(html: string): Field[] {
  const fields: Field[] = []
  const chosen = new Set<string>()
  const controls = html.matchAll(
    /<input\b([^>]*)>|<textarea\b([^>]*)>([^<]*)<\/textarea>|<select\b([^>]*)>(.*?)<\/select>/gs,
  )
  for (const [, input, textarea, text = '', select, options = ''] of controls) {
    const control = attributesOf(input ?? textarea ?? select ?? '')
    const { name, type = 'text', value = '' } = control
    if (!name || 'disabled' in control || control.tabindex === '-1' || LEFT_EMPTY.has(name))
      continue
    if (type === 'radio' || type === 'checkbox') {
      if (chosen.has(name)) continue
      chosen.add(name)
      fields.push([name, control.value ?? 'on', false])
    } else if (type === 'file') fields.push([name, PICTURE, true])
    else if (select !== undefined) fields.push([name, optionOf(options), false])
    else if (type === 'hidden') fields.push([name, value, false])
    else fields.push([name, decoded(text) || value || (TYPED_INTO[type] ?? TEXT), false])
  }
  return fields
}

function optionOf(options: string): string {
  const all = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, own = '']) => attributesOf(own))
  const selected = all.find((option) => 'selected' in option && option.value)
  return (selected ?? all.find(({ value }) => value))?.value ?? ''
}

/** Returns the submit buttons, null for one without a value. */
function buttonsIn(html: string): (Field | null)[] {
  const buttons = [...html.matchAll(/<button\b([^>]*)>/g)]
    .map(([, own = '']) => attributesOf(own))
    .filter((button) => button.type === 'submit' && !('disabled' in button))
    .map(({ name, value = '' }) => (name ? ([name, value, false] as const) : null))
  const isPlain = buttons.includes(null)
  return [...(isPlain ? [null] : []), ...buttons.filter((button) => button !== null)]
}

function attributesOf(tag: string): Record<string, string> {
  const found = tag.matchAll(/([\w-]+)="([^"]*)"/g)
  return Object.fromEntries(
    [...found].map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]),
  )
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
}

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
}
