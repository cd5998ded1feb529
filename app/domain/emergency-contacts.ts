/** Emergency numbers as dialled in the UAE (spec point 9). */
export const EMERGENCY_CONTACTS = {
  police: '999',
  eCrime: '901',
  abuDhabiPolice: '8002626',
  centralBank: '800 22823',
  dubaiPolice: '901',
} as const
