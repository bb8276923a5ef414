import type { QuestionDraft } from '@aravalli/shared/answer-writing/question-draft'
import type { Language } from '@aravalli/shared/language'
import { useRef, useState } from 'react'
import type { ContentItem } from '#web/lib/editing/content-item.ts'
import { useLeaveGuard } from '#web/lib/editing/use-leave-guard.ts'
import { useLoginAgain } from '#web/lib/editing/use-login-again.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { linkAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { ConflictPanel } from '#web/ui/editing/conflict-panel.tsx'
import { LeaveQuestion } from '#web/ui/editing/leave-question.tsx'
import { SaveTroubleNote } from '#web/ui/editing/save-trouble-note.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { messages as answerWritingMessages } from '../messages.en.ts'
import { editLink, NEW_QUESTION } from './desk-links.ts'
import { comparedFields } from './draft-texts.ts'
import { EditorHeader } from './editor-header.tsx'
import { FactsRail } from './facts-rail.tsx'
import { FurtherActions } from './further-actions.tsx'
import { HindiNote } from './hindi-note.tsx'
import { LanguageColumns } from './language-columns.tsx'
import { messages as deskMessages } from './messages.en.ts'
import { PublishedNote } from './published-note.tsx'
import css from './question-editor.module.css'
import { QuestionPreview } from './question-preview.tsx'
import { useQuestionCopy } from './use-question-copy.ts'

interface QuestionEditorProps {
	userId: string
	/** Is null for a new one. */
	item: ContentItem<QuestionDraft> | null
	blank: QuestionDraft
	onCreated: (id: string) => void
}

/** Shows a question in both languages, with all that editors do to it. */
export function QuestionEditor(props: QuestionEditorProps) {
	const m = useMessages(deskMessages)
	const { filters: papers } = useMessages(answerWritingMessages)
	const language = useLanguage()
	const form = useRef<HTMLFormElement>(null)
	const [shown, setShown] = useState<Language>('english')
	const [isPreviewed, setIsPreviewed] = useState(false)
	const isLeaving = useRef(false)
	const onCreated = (id: string) => {
		if (!isLeaving.current) props.onCreated(id)
	}
	const { copy, state, actions, isJustPublished } = useQuestionCopy({ ...props, onCreated, form, onShow: setShown })
	const { content, theirs, item, edition, errors } = state
	const isUnsaved = state.isChanged || state.busyWith !== null
	const leaving = useLeaveGuard({ isUnsaved, finish: copy.finish, isLeaving })
	const stay = () => {
		leaving?.stay()
		// It was created on the way out.
		if (!props.item && item) props.onCreated(item.id)
	}
	const loginAgain = useLoginAgain(linkAddress(editLink(item?.id ?? NEW_QUESTION)), state.isKept)
	const isHydrated = useIsHydrated()
	const errorOf = (path: string) => errors.find((error) => error.path === path)?.message
	const backToTexts = (choose: () => void) => {
		choose()
		form.current?.querySelector<HTMLElement>(`[name="${shown}.questionText"]`)?.focus()
	}
	const edit = (changes: Partial<QuestionDraft>) => copy.edit({ ...copy.read().content, ...changes })
	return (
		<PageBody top={<EditorHeader state={state} actions={actions} onPreview={() => setIsPreviewed(true)} />}>
			<form
				ref={form}
				className={css.form}
				data-undisturbed
				noValidate
				onSubmit={(event) => event.preventDefault()}
				onChange={({ target }) => {
					const { name, value } = target as unknown as HTMLInputElement
					if (name === 'difficulty') edit({ difficulty: value as QuestionDraft['difficulty'] })
				}}
			>
				<div className={css.notes}>
					<SaveTroubleNote copy={state} onLogin={loginAgain} onRestore={actions.restore} />
					{isJustPublished && item && <PublishedNote id={item.id} />}
					{theirs && (
						<ConflictPanel
							key={theirs.version}
							theirs={theirs}
							fields={comparedFields(m, papers, language, content, theirs.content)}
							onTakeTheirs={() => backToTexts(actions.takeTheirs)}
							onKeepMine={() => backToTexts(actions.keepMine)}
						/>
					)}
				</div>
				{/* What is typed before the page's script runs would be lost. */}
				<fieldset className={css.columns} disabled={!isHydrated}>
					<div className={css.texts}>
						<LanguageColumns
							edition={edition}
							draft={content}
							shown={shown}
							onShow={setShown}
							errorOf={errorOf}
							onChange={(language, texts) => edit({ [language]: texts })}
						/>
						<HindiNote texts={content.hindi} />
					</div>
					<div className={css.rail}>
						<FactsRail key={edition} draft={content} errorOf={errorOf} onChange={edit} />
						<FurtherActions state={state} actions={actions} />
					</div>
				</fieldset>
			</form>
			{isPreviewed && <QuestionPreview draft={content} onClose={() => setIsPreviewed(false)} />}
			{leaving && <LeaveQuestion isKept={state.isKept} onLeave={leaving.leave} onStay={stay} />}
		</PageBody>
	)
}
