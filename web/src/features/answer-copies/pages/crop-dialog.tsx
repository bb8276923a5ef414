import type { PageCrop } from '@aravalli/shared/answer-copies/copy'
import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { messages as copyMessages } from '../messages.en.ts'
import type { Look, ShownPage } from './arrangement.ts'
import css from './crop-dialog.module.css'
import { CropFrame } from './crop-frame.tsx'
import { addTurns, cropOf, rectOf, rectWithin, turnedRect, WHOLE } from './rect.ts'
import { useCropPicture } from './use-crop-picture.ts'

interface CropDialogProps {
	page: ShownPage
	copyId: string | null
	onShow(look: Look): void
	onClose(): void
}

/** Lets somebody choose the part of a picture that is the page. */
export function CropDialog({ page, copyId, onShow, onClose }: CropDialogProps) {
	const { crop: m } = useMessages(copyMessages)
	const { address, area } = useCropPicture(page, copyId)
	const { turn, crop } = page.look
	const [chosen, setChosen] = useState<PageCrop | null>(null)
	const rect = chosen ?? turnedRect(rectWithin(area, crop ?? WHOLE) ?? WHOLE, turn)
	const cut = (to: PageCrop | null) => {
		onShow({ turn, crop: to })
		onClose()
	}
	return (
		<Modal title={m.title} onClose={onClose}>
			<p>{m.help}</p>
			{address ? (
				<CropFrame address={address} rect={rect} onChange={setChosen} />
			) : (
				<p role="status" className={css.preparing}>
					{m.preparing}
				</p>
			)}
			<div className={css.actions}>
				<Button
					variant="primary"
					aria-disabled={address === null || undefined}
					onClick={() => address && cut(cropOf(rectOf(area, turnedRect(rect, addTurns(0, -turn)))))}
				>
					{m.use}
				</Button>
				<Button onClick={() => cut(null)}>{m.whole}</Button>
			</div>
		</Modal>
	)
}
