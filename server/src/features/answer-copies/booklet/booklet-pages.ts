import { MAX_COPY_PAGES } from '@aravalli/shared/answer-copies/copy'

/** People write fifty words on a ruled page and leave room; one page is to spare. */
const WORDS_OF_PAGE = 50

/** Says how many pages a booklet has: 2 up to 50 words, one more for every 50, and no more than may be sent. */
export const bookletPages = (wordLimit: number): number =>
	Math.min(MAX_COPY_PAGES, Math.max(1, Math.ceil(wordLimit / WORDS_OF_PAGE)) + 1)
