/** A form of the site, filled in as a person would: nothing is wrong with any field. */
export type Form = {
  /** Where it is sent to, with its query. */
  action: string
  isMultipart: boolean
  fields: readonly Field[]
}

export type Field = readonly [name: string, value: string, isFile: boolean]

/** Stands in every text that a form is filled in with, and nowhere else: where it turns up, what was typed has come. */
export const TYPED = 'qz8vtyped'

/** The smallest PNG there is, one latin1 letter a byte. */
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

/** What programs send to addresses that show no form. */
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

/** What the site makes out of the rest when nothing is typed. */
const LEFT_EMPTY: ReadonlySet<string> = new Set(['slug'])

/**
 * Every form of a page that writes, once for each button that says something of its own. Reads the HTML that React writes:
 * lower-case names of elements, every value in double quotes.
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

/** What a person sees, filled in; what none sees is left empty. */
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

/** The buttons that send a form, null for one that says nothing. */
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
