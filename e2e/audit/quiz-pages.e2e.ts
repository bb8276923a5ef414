import { sweep } from './sweep.ts'
import { quizPages } from './tables/quiz-pages.ts'

sweep('Practice and quizzes', quizPages)
