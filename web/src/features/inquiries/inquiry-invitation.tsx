import { isStaff } from '@aravalli/shared/access'
import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { onInquiryRequest } from '#web/lib/inquiry-opener.ts'
import { useViewer } from '#web/lib/viewer.ts'
import type { InquiryDialogProps } from './inquiry-dialog.tsx'
import { useInvitation } from './use-invitation.ts'

export interface InquiryInvitationProps {
	/** Is the page that the visitor came to, which may have been left by the time that this code is there. */
	firstPath: string
	/** Opens it at once: somebody has asked before the code was there. */
	isAsked: boolean
	/** It opens by itself again after so many days; these are the usual 30 unless told. */
	showAgainAfterDays?: number | undefined
}

/**
 * Opens the inquiry form where it was asked for (`requestInquiry`), and by itself once in a while. It is on every page, so the
 * form is asked for when it is needed. It does so by hand, because a `lazyPart` that cannot be had says so over the page: here
 * whoever asked is led to the contact page, and whoever did not ask sees nothing.
 */
export function InquiryInvitation({ firstPath, isAsked, showAgainAfterDays }: InquiryInvitationProps) {
	const viewer = useViewer()
	const [isOpen, setIsOpen] = useState(false)
	const [Dialog, setDialog] = useState<ComponentType<InquiryDialogProps> | null>(null)
	const open = useCallback(async () => {
		const { InquiryDialog } = await import('./inquiry-dialog.tsx')
		setDialog(() => InquiryDialog)
		setIsOpen(true)
	}, [])
	const isOurs = viewer !== null && isStaff(viewer.role)
	const invite = useCallback(async () => {
		// Whoever works here is not asked, least of all over the desk.
		if (isOurs) return false
		try {
			const { shouldShowInquiryAgain } = await import('./inquiry-memory.ts')
			const mayShow = shouldShowInquiryAgain(new Date(), { afterDays: showAgainAfterDays })
			if (mayShow) await open()
			return true
		} catch {
			// The network is away.
			return false
		}
	}, [open, showAgainAfterDays, isOurs])
	useInvitation(firstPath, invite)
	const router = useRouter()
	// The contact page has the same form, and says so when the network is away.
	const openOrLeave = useCallback(() => void open().catch(() => router.navigate({ to: '/contact' })), [open, router])
	useEffect(() => onInquiryRequest(openOrLeave), [openOrLeave])
	useEffect(() => {
		if (isAsked) openOrLeave()
	}, [isAsked, openOrLeave])
	// The key changes with the account, so that what one person has typed is not shown to the next.
	return Dialog && <Dialog key={viewer?.id} isOpen={isOpen} onClose={() => setIsOpen(false)} />
}
