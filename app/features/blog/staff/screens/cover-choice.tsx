import { staffBlog } from '#words/en/staff/staff-blog.js'

const CHOICE =
  'relative block cursor-pointer overflow-hidden rounded-md border-2 border-line bg-sunken has-checked:border-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand'

/** Select for one of the covers, or none. */
export function CoverChoice({
  covers,
  chosen,
  problem,
}: {
  covers: readonly string[]
  chosen: string
  problem: string | undefined
}) {
  const t = staffBlog.form
  const all = chosen && !covers.includes(chosen) ? [chosen, ...covers] : covers
  return (
    <fieldset aria-describedby={problem && 'cover-problem'}>
      <legend className="font-semibold">{t.cover}</legend>
      <div className="mt-1 grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {['', ...all].map((cover) => (
          <label key={cover} className={CHOICE}>
            <input
              type="radio"
              name="coverImage"
              value={cover}
              defaultChecked={cover === chosen}
              className="absolute start-2 top-2 size-5 accent-brand"
            />
            {cover ? (
              <img
                src={cover}
                alt={t.coverOf({ name: nameOf(cover) })}
                width={240}
                height={126}
                loading="lazy"
                className="aspect-[40/21] w-full object-cover"
              />
            ) : (
              <span className="grid aspect-[40/21] place-items-center text-sm">{t.noCover}</span>
            )}
          </label>
        ))}
      </div>
      {problem && (
        <p id="cover-problem" className="mt-1 font-semibold text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

/** File name as words. */
function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '').replaceAll('-', ' ')
}
