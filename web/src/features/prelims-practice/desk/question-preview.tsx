import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { type KeyOption, keyOptions, NOT_ATTEMPTED } from '@aravalli/shared/questions/answer-options'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { useMessages } from '#web/lib/messages.ts'
import { messages as previewMessages } from './preview-messages.en.ts'
import css from './question-preview.module.css'

/** Shows editors a question plainly: as it is asked, and what is said after the answer. */
export function QuestionPreview({ copy, language }: PreviewProps) {
	const m = useMessages(previewMessages)
	const { common, texts, isFallback } = previewed(prelimsKind, copy, language)
	const lang = isFallback ? 'en' : undefined
	const textOf = (part: 'option' | 'why', letter: KeyOption) => texts[`${part}${letter}`]
	return (
		<article className={css.question} lang={lang}>
			<h3 className={css.asked}>{texts.question}</h3>
			<ol className={css.options}>
				{keyOptions.map((letter) => (
					<li key={letter} className={css.option}>
						<b>{letter}</b>
						<span>{textOf('option', letter)}</span>
						{common.key === letter && <span className={css.right}>{m.right}</span>}
					</li>
				))}
				<li className={css.option}>
					<b>{NOT_ATTEMPTED}</b>
					<span>{m.notAttempted}</span>
				</li>
			</ol>
			{common.isDropped && <p className={css.dropped}>{m.dropped}</p>}
			<h4>{m.explanation}</h4>
			<p className={css.text}>{texts.explanation}</p>
			<ul className={css.whys}>
				{keyOptions.map(
					(letter) =>
						common.key !== letter &&
						textOf('why', letter) !== '' && (
							<li key={letter}>
								<b>{m.wrong(letter)}</b> {textOf('why', letter)}
							</li>
						),
				)}
			</ul>
			{texts.source && (
				<p>
					<b>{m.source}</b> {texts.source}
				</p>
			)}
		</article>
	)
}
