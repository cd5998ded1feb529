/** What the questions do in a browser: who ticks what stands for none ticks nothing else, and the other way round. */
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.checked) return
  const { form, name } = target
  for (const other of form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? []) {
    if (other === target || !('none' in { ...target.dataset, ...other.dataset })) continue
    other.checked = false
  }
})
