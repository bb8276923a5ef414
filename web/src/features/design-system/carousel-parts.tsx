import { useMessages } from '#web/lib/messages.ts'
import { GroupCarousel } from '#web/ui/group-carousel.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as designSystemMessages } from './messages.en.ts'

const groupSizes = [1, 2, 3] as const

/** Several side by side, as many as the screen has room for. */
export function Carousels() {
	const { carousel } = useMessages(designSystemMessages)
	const slides = carousel.slides.map((subject) => ({ key: subject, content: <Sheet isPadded>{subject}</Sheet> }))
	return <GroupCarousel label={carousel.label} slides={slides} groupSizes={groupSizes} intervalSeconds={5} />
}
