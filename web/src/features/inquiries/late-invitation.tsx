import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { whenSomebodyActs } from '#web/lib/when-somebody-acts.ts'
import type { InquiryInvitationProps } from './inquiry-invitation.tsx'

/**
 * Brings the invitation to every page once somebody is there, because no page is read by it. Until then, and without a network, the
 * footer's link leads to the contact page.
 */
export function LateInvitation() {
	const router = useRouter()
	const [firstPath] = useState(router.state.location.pathname)
	const [Invitation, setInvitation] = useState<ComponentType<InquiryInvitationProps> | null>(null)
	useEffect(() => {
		const bring = async () => {
			const { InquiryInvitation } = await import('./inquiry-invitation.tsx')
			setInvitation(() => InquiryInvitation)
		}
		return whenSomebodyActs(() => void bring().catch(() => undefined))
	}, [])
	return Invitation && <Invitation firstPath={firstPath} />
}
