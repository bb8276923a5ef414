import { sweep } from './sweep.ts'
import { coursePages } from './tables/course-pages.ts'

sweep('Courses', coursePages)
