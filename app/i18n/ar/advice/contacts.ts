import type { contacts as english } from '../../en/advice/contacts.ts'

export const contacts: typeof english = {
  police: 'الشرطة',
  eCrime: 'الجرائم الإلكترونية',
  abuDhabiPolice: 'شرطة أبوظبي',
  centralBank: 'المصرف المركزي',
  dubaiPolice: 'شرطة دبي',
}
