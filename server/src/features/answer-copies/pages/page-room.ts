import { maxPagesOf, paperIdOf } from '@aravalli/shared/answer-copies/copy'
import { AppError } from '@aravalli/shared/errors'

export const tooManyPages = (questionId: string): 'copy.too-many-pages' | 'copy.paper-too-many-pages' =>
	paperIdOf(questionId) === null ? 'copy.too-many-pages' : 'copy.paper-too-many-pages'

/** @throws AppError `copy.too-many-pages`, or of a paper `copy.paper-too-many-pages` */
export function assertPages(pages: number, { questionId }: { questionId: string }): void {
	if (pages > maxPagesOf(questionId)) throw new AppError(tooManyPages(questionId))
}
