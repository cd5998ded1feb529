/** Client script of the questions: selecting "none" clears the other options, and vice versa. */
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.checked) return
  const { form, name } = target
  for (const other of form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? []) {
    if (other === target || !('none' in { ...target.dataset, ...other.dataset })) continue
    other.checked = false
  }
})
