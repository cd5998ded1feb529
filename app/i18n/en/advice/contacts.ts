/** Whom to call, by the names of the numbers in the domain. */
export const contacts = {
  police: 'Police',
  eCrime: 'e-Crime',
  abuDhabiPolice: 'Abu Dhabi Police',
  centralBank: 'Central Bank',
  dubaiPolice: 'Dubai Police',
}
