/** Why the report was not kept, when that is at no field. It takes the focus when it appears. */
export function FailureNote({ title, text }: { title: string; text: string }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-takes-focus
      className="mt-6 scroll-mt-24 rounded-md border-2 border-danger bg-danger-soft p-5"
    >
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 font-semibold text-danger-strong">{text}</p>
    </div>
  )
}
