import { sweep } from './sweep.ts'
import { studyPages } from './tables/study-pages.ts'

sweep('Study material', studyPages)
