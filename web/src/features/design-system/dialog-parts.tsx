import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogCloseLink } from '#web/ui/dialog-close-link.tsx'
import { DialogFrame } from '#web/ui/dialog-frame.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { FactRow } from '#web/ui/fact-row.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { downloadIcon, eyeIcon, share2Icon } from '#web/ui/icons.ts'
import { MetaRow } from '#web/ui/meta-row.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TagList } from '#web/ui/tag-list.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { DifficultyBadge } from '../questions/public.tsx'
import { messages as designSystemMessages } from './messages.en.ts'
import { here, stay } from './samples.ts'
import css from './themes.module.css'

export function DialogParts() {
	const { dialog } = useMessages(designSystemMessages)
	const [isOpen, setIsOpen] = useState(false)
	const close = () => setIsOpen(false)
	return (
		<>
			<div className={css.row}>
				<Button onClick={() => setIsOpen(true)}>{dialog.open}</Button>
			</div>
			<Sheet>
				<DialogFrame title={dialog.title} actions={<Actions />} close={<DialogCloseLink link={here} onClose={stay} />}>
					<Details />
				</DialogFrame>
			</Sheet>
			{isOpen && (
				<Dialog title={dialog.title} actions={<Actions />} closeLink={here} onClose={close}>
					<Details />
				</Dialog>
			)}
		</>
	)
}

function Actions() {
	const { buttons, toasts } = useMessages(designSystemMessages)
	const { show } = useToast()
	return (
		<>
			<IconButton icon={share2Icon} label={buttons.share} onClick={() => show({ title: toasts.info, kind: 'info' })} />
			<IconButton icon={downloadIcon} label={buttons.download} />
		</>
	)
}

function Details() {
	const { dialog, questions } = useMessages(designSystemMessages)
	const facts = dialog.labels.map((label, index) => ({ label, value: dialog.values[index] ?? '' }))
	return (
		<>
			<FactRow facts={facts} />
			<Sheet isPart isPadded hasMargin className={css.stack}>
				<div className={css.row}>
					<DifficultyBadge level="MEDIUM" />
					<MetaRow
						facts={[
							{ icon: eyeIcon, text: '1,284', label: dialog.views },
							{ icon: downloadIcon, text: '312', label: dialog.downloads },
						]}
					/>
				</div>
				<h3>{questions[0]?.text}</h3>
				<TagList tags={questions[0]?.tags ?? []} />
			</Sheet>
			<Sheet isPart hasMargin>
				<Disclosure showLabel={dialog.showAnswer} hideLabel={dialog.hideAnswer} isOpen>
					<Sheet isPart isRuled>
						{dialog.answer.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</Sheet>
				</Disclosure>
			</Sheet>
			<Sheet isPart hasMargin>
				<Disclosure showLabel={dialog.showComments} hideLabel={dialog.hideComments} aside={0}>
					<p>{dialog.noComments}</p>
				</Disclosure>
			</Sheet>
		</>
	)
}
