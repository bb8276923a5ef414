import type { CapsuleCard, StudyCard } from '@aravalli/shared/study-material/contract'
import type { Section } from '@aravalli/shared/study-sections'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { RichLine, RichText } from '#web/ui/rich-text.tsx'
import { richTextWords } from '#web/ui/rich-text-words.ts'
import { messages as studyMessages } from '../messages.en.ts'
import { QuizAnswers } from '../quiz/quiz-answers.tsx'
import { QuizPreview } from '../quiz/quiz-preview.tsx'
import { SavePdf } from '../save-pdf.tsx'
import { StudyCover } from '../study-cover.tsx'
import { itemLink } from '../study-links.ts'
import css from './item-card.module.css'

interface ItemCardProps {
	section: Section
	item: StudyCard | CapsuleCard
	/** In the list of all papers each says which one it belongs to. */
	isAll: boolean
	isFirst: boolean
}

/**
 * Shows an item in a list. Its picture and words are one link; the further links of infographics and capsules stand
 * below.
 */
export function ItemCard({ section, item, isAll, isFirst }: ItemCardProps) {
	const m = useMessages(studyMessages)
	const lang = item.isFallback ? 'en' : undefined
	const count = item.quizQuestions.length
	return (
		<li className={css.card}>
			<article className={classNames(card.card, css.item)}>
				<StudyCover
					section={section}
					item={item}
					isFirst={isFirst}
					sizes="(min-width: 1024px) 384px, (min-width: 640px) 48vw, 112px"
					className={css.cover}
				/>
				<div className={css.words}>
					<div className={css.title}>
						{isAll && <p className={css.paper}>{m.papers[item.paperNo]}</p>}
						<h2 className={css.name}>
							<PageLink link={itemLink(section, item._id)} lang={lang} className={card.link}>
								<RichLine html={item.heading} />
							</PageLink>
						</h2>
					</div>
					<RichText html={item.description} lang={lang} className={css.text} />
					{item.isFallback && (
						<p>
							<Badge>{m.inEnglish}</Badge>
						</p>
					)}
					<div className={css.foot}>
						<p className={css.count}>{m.questions(count)}</p>
						<span className={css.details} aria-hidden="true">
							{m.viewDetails}
						</span>
					</div>
				</div>
			</article>
			<Beside section={section} item={item} lang={lang} />
		</li>
	)
}

function Beside({
	section,
	item,
	lang,
}: {
	section: Section
	item: StudyCard | CapsuleCard
	lang: string | undefined
}) {
	const m = useMessages(studyMessages)
	const { quizQuestions: questions } = item
	const about = richTextWords(item.heading)
	if (section === 'infographics' && questions.length > 0) {
		return (
			<div className={classNames(css.quiz, css.preview)}>
				<QuizPreview questions={questions} about={about} lang={lang} />
			</div>
		)
	}
	if (!('pdfUrl' in item)) return null
	return (
		<>
			<div className={css.file}>
				<SavePdf file={item} label={m.downloadPdf} about={about} isWide />
			</div>
			{questions.length > 0 && (
				<div className={css.quiz}>
					<Disclosure showLabel={m.showQuiz} hideLabel={m.hideQuiz} about={about} aside={m.questions(questions.length)}>
						<div className={css.answers}>
							<QuizAnswers questions={questions} lang={lang} />
						</div>
					</Disclosure>
				</div>
			)}
		</>
	)
}
