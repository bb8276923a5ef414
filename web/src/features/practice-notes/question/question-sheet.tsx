import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCodeAhead } from '#web/lib/when-somebody-acts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { ModelAnswer } from '../../questions/public.tsx'
import { JudgePlace } from './judge-part.ts'
import { PracticePlace, type PracticePlaceProps } from './practice-place.tsx'
import css from './question-sheet.module.css'

/** Is one of the questions that are answered together. */
export interface QuestionPart {
	text: string
	answer: string
	/** Says what earns the marks, in lines like "2: Leader and dates". */
	split?: string | undefined
	/** Is the number of words that the answer may have, as it is shown. */
	words?: string | undefined
}

interface QuestionSheetProps {
	/** Is one part, or several that are numbered. */
	parts: readonly QuestionPart[]
	/** Names the language of the texts where it is not the page's: 'en' or 'hi'. */
	lang: string | undefined
	/** Says something to know before reading. */
	note?: ReactNode
	/** Difficulty, marks, subject … stand above the question. */
	badges: ReactNode
	answerLabels: { show: string; hide: string; missing: string }
	/** Is absent where the question is only shown, as to editors. */
	practice?: PracticePlaceProps | undefined
	/** The answer is shown or hidden from outside, as by a key. */
	shown?: { isShown: boolean; onShow: (isShown: boolean) => void }
}

/**
 * Shows a question as all sources of questions have it: the question, the place to write, the model answer behind a
 * toggle, which works without JavaScript, and below it the own judgement.
 */
export function QuestionSheet(props: QuestionSheetProps) {
	const { parts, lang, note, badges, answerLabels, practice } = props
	const { toggle, isShown, show } = useShown(props.shown)
	useCodeAhead(JudgePlace.preload)
	return (
		<>
			<Sheet as="section" isPart isPadded hasMargin className={css.question}>
				<div className={css.badges}>{badges}</div>
				{note}
				<Texts parts={parts} lang={lang} />
			</Sheet>
			{practice && <PracticePlace {...practice} />}
			<Sheet as="section" isPart hasMargin>
				<div ref={toggle}>
					<Disclosure showLabel={answerLabels.show} hideLabel={answerLabels.hide} isOpen={isShown} onToggle={show}>
						<Answers parts={parts} lang={lang} missing={answerLabels.missing} />
						{practice && isShown && <JudgePlace {...practice} />}
					</Disclosure>
				</div>
			</Sheet>
		</>
	)
}

function useShown(outer: QuestionSheetProps['shown']) {
	const toggle = useRef<HTMLDivElement>(null)
	const [isOwn, setIsOwn] = useState(false)
	// The toggle works before the page's script does.
	useEffect(() => {
		if (toggle.current?.querySelector('details')?.open) setIsOwn(true)
	}, [])
	return { toggle, isShown: outer?.isShown ?? isOwn, show: outer?.onShow ?? setIsOwn }
}

type TextsProps = Pick<QuestionSheetProps, 'parts' | 'lang'>

function Texts({ parts, lang }: TextsProps) {
	const [only] = parts
	if (parts.length === 1 && only) return <QuestionText part={only} lang={lang} />
	return (
		<ol className={css.parts}>
			{parts
				.map((part, index) => ({ part, index }))
				.map(({ part, index }) => (
					<li key={index} className={css.part}>
						<QuestionText part={part} lang={lang} />
					</li>
				))}
		</ol>
	)
}

/** Longer questions hold a passage, as for a précis, which nobody reads in bold. */
const HEADING_CHARACTERS = 240

function QuestionText({ part: { text, words }, lang }: { part: QuestionPart; lang: string | undefined }) {
	return (
		<h3 className={text.length > HEADING_CHARACTERS ? css.passage : css.text} lang={lang}>
			{text}
			{words && (
				<>
					{' '}
					<span className={css.words}>{words}</span>
				</>
			)}
		</h3>
	)
}

function Answers({ parts, lang, missing }: TextsProps & { missing: string }) {
	const answers = parts.map(({ answer, split }, index) => ({ answer, split, index }))
	const [only] = answers
	if (answers.length === 1 && only)
		return <ModelAnswer text={only.answer} split={only.split} lang={lang} missing={missing} />
	return (
		<ol className={css.answers}>
			{answers.map(({ answer, split, index }) => (
				<li key={index} className={css.answer}>
					<ModelAnswer text={answer} split={split} lang={lang} missing={missing} />
				</li>
			))}
		</ol>
	)
}
