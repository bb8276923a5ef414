import { titleOf } from '@aravalli/shared/content/title-of'
import { type SectionKind, sectionKinds } from '@aravalli/shared/study-material/kinds'
import type { Section } from '@aravalli/shared/study-sections'
import { findItems } from '../../content/items.ts'
import { openItems } from '../../content/open-items.ts'
import type { PracticeSubject } from '../practice-notes/public.ts'

/** Lets answers to the questions of published items be judged by whoever tests himself. */
function subjectOf<S extends Section>(section: S): PracticeSubject<S> {
	const kind: SectionKind = sectionKinds[section]
	return {
		type: section,
		...openItems(kind),
		async findTitles(db, ids, language) {
			const items = await findItems(db, kind, ids, { language, hasBodies: false })
			return new Map(
				items.map(({ id, card }) => [
					id,
					{
						question: titleOf(kind, card),
						path: `${kind.path}/${id}#quiz`,
						parts: card.quiz.map(({ question }) => question),
					},
				]),
			)
		},
	}
}

export const selfTestSubjects = {
	'to-the-point': subjectOf('to-the-point'),
	'mind-map': subjectOf('mind-map'),
	infographics: subjectOf('infographics'),
	'learning-through-map': subjectOf('learning-through-map'),
	'mains-answer-enrichment-capsule': subjectOf('mains-answer-enrichment-capsule'),
}
