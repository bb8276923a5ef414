import { languageState } from '@aravalli/shared/content/language-state'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import { useCallback, useRef, useState } from 'react'
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
import { editLink, NEW_ITEM } from '../desk-links.ts'
import type { Editing } from './editing.ts'
import { EditorDialogs, type OpenDialog } from './editor-dialogs.tsx'
import { EditorHeader } from './editor-header.tsx'
import { FactsRail } from './facts-rail.tsx'
import { comparedFields } from './field-words.ts'
import { focusLanguage, focusStructure } from './focus-field.ts'
import { FurtherActions } from './further-actions.tsx'
import { gapPaths, isGap } from './gaps.ts'
import css from './item-editor.module.css'
import { HindiNote, PublishedNote, ScheduleNote } from './item-notes.tsx'
import { useKindDesk } from './kind-desk.ts'
import { BelowFacts, KindTexts } from './kind-parts.tsx'
import { LegacyPaste } from './legacy-paste.tsx'
import { messages as editorMessages } from './messages.en.ts'
import type { Previews } from './preview-dialog.tsx'
import { StructurePart } from './structure-part.tsx'
import { type DeskCopyOptions, useDeskCopy } from './use-desk-copy.ts'
import { useLegacyPaste } from './use-legacy-paste.ts'
import { useSeries } from './use-series.ts'
import { useShortcuts } from './use-shortcuts.ts'

interface ItemEditorProps extends Omit<DeskCopyOptions, 'form' | 'onShow'> {
	previews: Previews
}

/** Shows an item of any kind in both languages, with all that editors do to it. */
export function ItemEditor(props: ItemEditorProps) {
	const { kind } = props
	const desk = useKindDesk(kind.name)
	const m = useMessages(editorMessages)
	const language = useLanguage()
	const form = useRef<HTMLFormElement>(null)
	const [shown, setShown] = useState<Language>('english')
	const [dialog, setDialog] = useState<OpenDialog | null>(null)
	const isLeaving = useRef(false)
	const onCreated = (id: string) => {
		if (!isLeaving.current) props.onCreated(id)
	}
	const { copy, state, actions, isJustPublished } = useDeskCopy({ ...props, onCreated, form, onShow: setShown })
	const { content, theirs, item, edition, errors } = state
	const isUnsaved = state.isChanged || state.busyWith !== null
	const leaving = useLeaveGuard({ isUnsaved, finish: copy.finish, isLeaving })
	const stay = () => {
		leaving?.stay()
		// It was created on the way out.
		if (!props.item && item) props.onCreated(item.id)
	}
	const loginAgain = useLoginAgain(linkAddress(editLink(kind.name, item?.id ?? NEW_ITEM)), state.isKept)
	const isHydrated = useIsHydrated()
	/** These English texts have a Hindi that an editor has called right. */
	const [rightFor, setRightFor] = useState<unknown>(null)
	const isHindiCurrent = rightFor === content.english
	const isHindiOlder = item?.isHindiOlder === true && languageState(kind, content.hindi) !== 'missing'
	const gaps = gapPaths(kind, content, indiaDay(new Date()))
	const edit = useCallback<Editing['edit']>((change) => copy.edit(change(copy.read().content)), [copy])
	const editing: Editing = {
		kind,
		content,
		edition,
		errorOf: (path) => errors.find((error) => error.path === path)?.message,
		isGap: (path) => isGap(gaps, path),
		edit,
	}
	const publish = () => actions.publish(isHindiOlder && isHindiCurrent)
	const goOn = useSeries({ kind, isOne: desk.isSeries === true && props.item === null, copy, form, onShow: setShown })
	const publishByKey = async () => {
		if (await publish()) goOn()
	}
	const legacy = useLegacyPaste()
	const toLanguage = (of: Language) => focusLanguage(form.current, of, setShown)
	const toStructure = () => focusStructure(form.current, kind)
	const preview = () => setDialog('preview')
	useShortcuts({
		publish: () => void publishByKey(),
		toLanguage,
		toStructure,
		preview,
		help: () => setDialog('shortcuts'),
	})
	const backToTexts = (choose: () => void) => {
		choose()
		toLanguage(shown)
	}
	const header = (
		<EditorHeader
			kind={kind}
			state={state}
			onSave={actions.save}
			onPublish={() => void publish()}
			onSchedule={() => setDialog('schedule')}
			onPreview={preview}
		/>
	)
	return (
		<PageBody top={header} isWide>
			<form
				ref={form}
				className={css.form}
				data-undisturbed
				noValidate
				onPasteCapture={legacy.onPasteCapture}
				onSubmit={(event) => event.preventDefault()}
			>
				<div className={css.notes}>
					<SaveTroubleNote copy={state} onLogin={loginAgain} onRestore={() => void actions.restore()} />
					{isJustPublished && item && <PublishedNote kind={kind} item={item} />}
					{item && (
						<ScheduleNote
							item={item}
							isStopped={state.busyWith !== null}
							onChange={() => setDialog('schedule')}
							onCancel={() => void actions.unschedule()}
						/>
					)}
					{isHindiOlder && (
						<HindiNote
							isCurrent={isHindiCurrent}
							onSay={(isCurrent) => setRightFor(isCurrent ? content.english : null)}
						/>
					)}
					{theirs && (
						<ConflictPanel
							key={theirs.version}
							theirs={theirs}
							fields={comparedFields(kind, language, content, theirs.content)}
							onTakeTheirs={() => backToTexts(actions.takeTheirs)}
							onKeepMine={() => backToTexts(actions.keepMine)}
						/>
					)}
				</div>
				{/* What is typed before the page's script runs would be lost. */}
				<fieldset className={css.columns} disabled={!isHydrated}>
					<div className={css.texts}>
						<KindTexts editing={editing} item={item} shown={shown} onShow={setShown} />
					</div>
					<div className={css.rail}>
						<FactsRail editing={editing} />
						{gaps.size > 0 && <p className={css.legend}>{m.toBeFilled}</p>}
						<BelowFacts editing={editing} item={item} />
						<FurtherActions
							kind={kind}
							state={state}
							onVersions={() => setDialog('versions')}
							onUnpublish={() => void actions.unpublish()}
							onRemove={() => void actions.remove()}
							onHelp={() => setDialog('shortcuts')}
						/>
					</div>
					<StructurePart editing={editing} />
				</fieldset>
			</form>
			<EditorDialogs
				open={dialog}
				editing={editing}
				state={state}
				actions={actions}
				isHindiCurrent={isHindiOlder && isHindiCurrent}
				previews={props.previews}
				onClose={() => setDialog(null)}
			/>
			{legacy.pasted && <LegacyPaste pasted={legacy.pasted} onChoose={legacy.choose} onClose={legacy.close} />}
			{leaving && <LeaveQuestion isKept={state.isKept} onLeave={leaving.leave} onStay={stay} />}
		</PageBody>
	)
}
