import { staffBlog } from '../en/staff/blog.ts'
import { inEnglish } from '../locale.ts'

export const staffBlogText = inEnglish(staffBlog)
