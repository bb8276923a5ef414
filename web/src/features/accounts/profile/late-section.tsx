import { type ComponentType, useEffect, useRef, useState } from 'react'
import { keepTrying } from '#web/lib/keep-trying.ts'
import { documentLanguage } from '#web/lib/language.tsx'
import { loadMessages } from '#web/lib/messages.ts'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'

/** A section of the profile that belongs to another feature; the route says which there are. */
export interface ProfileSectionPart {
	key: string
	/** Imports it. */
	load: () => Promise<ComponentType>
}

/** Less than a screen away: the section is there when the reader is. */
const NEAR = '300px 0px'

/** Its code comes when the reader comes near: the profile itself does not wait for it. */
export function LateSection({ load }: Pick<ProfileSectionPart, 'load'>) {
	const place = useRef<HTMLDivElement>(null)
	const [Section, setSection] = useState<ComponentType | null>(null)
	useEffect(() => {
		if (!place.current) return
		let isThere = true
		const watch = (entries: IntersectionObserverEntry[]) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return
			observer.disconnect()
			void keepTrying(() => withTexts(load)).then((loaded) => isThere && setSection(() => loaded))
		}
		const observer = new IntersectionObserver(watch, { rootMargin: NEAR })
		observer.observe(place.current)
		return () => {
			isThere = false
			observer.disconnect()
		}
	}, [load])
	return (
		<div ref={place} className="needsScript">
			{Section ? <Section /> : <LoadingSheet />}
		</div>
	)
}

async function withTexts(load: ProfileSectionPart['load']): Promise<ComponentType> {
	const Section = await load()
	await loadMessages(documentLanguage())
	return Section
}
