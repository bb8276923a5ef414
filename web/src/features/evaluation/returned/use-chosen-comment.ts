import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isMotionReduced } from '#web/lib/is-motion-reduced.ts'
import { commentId, pinId } from './comment-places.ts'
import type { NumberedComment } from './marks/comments-sheet.tsx'
import { pageLink } from './returned-search.ts'

interface Wanted {
	/** Is the comment's. */
	id: string
	/** Is where the reader is to be led. */
	to: 'pin' | 'comment'
	/** Counts presses: the same may be wanted again. */
	press: number
}

/** Leads from a pin to its comment and back, also where the pin is on another page; the keyboard goes along. */
export function useChosenComment(copyId: string, page: number) {
	const navigate = useNavigate()
	const [wanted, setWanted] = useState<Wanted | null>(null)
	const want = (id: string, to: Wanted['to']) => setWanted({ id, to, press: (wanted?.press ?? 0) + 1 })

	const followed = useRef<Wanted | null>(null)

	// It has no list of what it depends on: a pin is only to be seen once its page is, which comes later.
	useEffect(() => {
		if (!wanted || followed.current === wanted) return
		if (leadTo(wanted.to === 'pin' ? pinId(wanted.id) : commentId(wanted.id))) followed.current = wanted
	})

	return {
		chosenId: wanted?.id ?? null,
		toComment: (id: string) => want(id, 'comment'),
		toPin: ({ comment, page: place }: NumberedComment) => {
			want(comment.id, 'pin')
			if (place !== page) void navigate(pageLink(copyId, place))
		},
	}
}

/** @returns whether it is to be seen */
function leadTo(id: string): boolean {
	const element = document.getElementById(id)
	if (!element || element.getClientRects().length === 0) return false
	element.scrollIntoView({ block: 'center', inline: 'center', behavior: isMotionReduced() ? 'instant' : 'smooth' })
	element.focus({ preventScroll: true })
	return true
}
