import type { Capsule, Notes } from '@aravalli/shared/study-material/contract'
import type { Section } from '@aravalli/shared/study-sections'
import { useMemo, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { ChaptersAbove, ChaptersBeside } from '#web/ui/chapters.tsx'
import { ReadingBar } from '#web/ui/reading-bar.tsx'
import { RichText, richTextHeadings } from '#web/ui/rich-text.tsx'
import { TextSizes } from '#web/ui/text-sizes.tsx'
import { ItemHeader } from '../item/item-header.tsx'
import { messages as studyMessages } from '../messages.en.ts'
import { QuizSection } from '../quiz/quiz-section.tsx'
import { SavePdf } from '../save-pdf.tsx'
import css from './reading-view.module.css'

const anchors = 'part'

interface ReadingViewProps {
	section: Section
	item: Notes | Capsule
	/** Names the way in which the file is offered. */
	fileLabel: 'savePdf' | 'downloadPdf'
}

/** Shows notes or a capsule, to be read, printed and saved. */
export function ReadingView({ section, item, fileLabel }: ReadingViewProps) {
	const m = useMessages(studyMessages)
	const text = useRef<HTMLElement>(null)
	const chapters = useMemo(() => richTextHeadings(item.body, anchors), [item.body])
	const lang = item.isFallback ? 'en' : undefined
	const contents = { label: m.contents, chapters, lang }
	const tools = (
		<>
			<ChaptersAbove {...contents} />
			<TextSizes />
			<SavePdf file={item} label={m[fileLabel]} isTool />
		</>
	)
	return (
		<div className={css.columns}>
			<ReadingBar of={text} />
			<article ref={text} className={css.article}>
				<ItemHeader section={section} item={item} facts={<span>{m.minutes(item.readTime)}</span>} tools={tools} />
				<RichText html={item.body} lang={lang} anchors={anchors} />
				<QuizSection questions={item.quizQuestions} lang={lang} of={{ section, id: item._id }} />
			</article>
			<ChaptersBeside {...contents} />
		</div>
	)
}
