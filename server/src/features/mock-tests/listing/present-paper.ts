import { cycleOf } from '@aravalli/shared/exam-cycles'
import type { PaperCard } from '@aravalli/shared/mock-tests/contract'
import type { prelimsPaperKind } from '@aravalli/shared/mock-tests/kinds'
import { fullMarks } from '@aravalli/shared/mock-tests/score-test'
import type { Item } from '../../../content/items.ts'
import type { SchemeItem } from '../starting/find-scheme.ts'
import { schemeOfPaper } from '../starting/scheme-of-paper.ts'

type PaperItem = Item<typeof prelimsPaperKind>

export function presentPaper({ id, common, texts, isFallback }: PaperItem, scheme: SchemeItem): PaperCard {
	const own = schemeOfPaper(scheme.common, common)
	const questionCount = common.questionIds.length
	return {
		_id: id,
		title: texts.title,
		about: texts.about,
		cycleLabel: cycleOf(common.cycle)?.label ?? '',
		questionCount,
		maxHundredths: fullMarks(own, questionCount),
		minutes: own.minutes,
		bubbleMinutes: own.bubbleMinutes,
		publishedOn: common.publishedOn,
		isFallback,
	}
}
