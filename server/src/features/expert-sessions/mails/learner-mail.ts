import { brand } from '@aravalli/shared/brand'
import { slotText } from '@aravalli/shared/expert-sessions/slots'
import type { Bilingual, Language } from '@aravalli/shared/language'
import { expertSessionTerms, refundTerms } from '@aravalli/shared/policy-terms'
import { type MailContent, mailLayout } from '../../../platform/mail/mail-layout.ts'
import type { BookingRow } from '../bookings/tables.ts'
import type { BookingNews } from './booking-news.ts'

interface Shown {
	language: Language
	origin: string
}

type Texts = Pick<MailContent, 'title' | 'paragraphs'> & { subject: string }

const days = refundTerms.requestDays
const minutes = expertSessionTerms.minutes

/** Says it without a word of whoever booked: nobody has proved whose the address is. */
export function learnerMail(booking: BookingRow, news: BookingNews, { language, origin }: Shown) {
	const { subject, ...content } = textsOf(booking)[news][language]
	const button = { label: buttonLabels[language], url: `${origin}/profile#bookings` }
	return { subject, ...mailLayout({ language, ...content, button, footnote: footnotes[language] }) }
}

const buttonLabels: Bilingual = { english: 'See your bookings', hindi: 'अपनी बुकिंग देखें' }

const footnotes: Bilingual = {
	english: `You’re getting this email because a session was booked with this address. Wasn’t it you? Write to us: ${brand.email}`,
	hindi: `यह ईमेल आपको इसलिए मिला है क्योंकि इस पते से एक सत्र बुक किया गया है। यदि बुकिंग आपने नहीं की है, तो हमें लिखें: ${brand.email}`,
}

function textsOf({ day, slot, sessionType }: BookingRow): Record<BookingNews, Bilingual<Texts>> {
	const when = { english: slotText({ day, slot }, 'english'), hindi: slotText({ day, slot }, 'hindi') }
	const about = {
		english: `${sessionType.english}: ${when.english}, Indian time, ${minutes} minutes.`,
		hindi: `${sessionType.hindi}: ${when.hindi} (भारतीय समय), ${minutes} मिनट।`,
	}
	return {
		booked: {
			english: {
				subject: `Your expert session is booked: ${when.english}`,
				title: 'Your session is booked',
				paragraphs: [
					about.english,
					'The expert will contact you within 24 hours, by email or phone.',
					`You can move or cancel the session within ${days} days of paying, until it begins. The attached file puts it into your calendar.`,
				],
			},
			hindi: {
				subject: `आपका विशेषज्ञ सत्र बुक हो गया है: ${when.hindi}`,
				title: 'आपका सत्र बुक हो गया',
				paragraphs: [
					about.hindi,
					'विशेषज्ञ 24 घंटे के भीतर ईमेल या फ़ोन से आपसे संपर्क करेंगे।',
					`भुगतान के ${days} दिन के भीतर और सत्र शुरू होने से पहले आप उसका समय बदल सकते हैं या उसे रद्द कर सकते हैं। साथ की फ़ाइल से सत्र आपके कैलेंडर में जुड़ जाएगा।`,
				],
			},
		},
		moved: {
			english: {
				subject: `Your expert session has moved: ${when.english}`,
				title: 'Your session has a new time',
				paragraphs: [about.english, 'The attached file changes it in your calendar.'],
			},
			hindi: {
				subject: `आपके विशेषज्ञ सत्र का समय बदल गया है: ${when.hindi}`,
				title: 'आपके सत्र का नया समय',
				paragraphs: [about.hindi, 'साथ की फ़ाइल से आपके कैलेंडर में भी समय बदल जाएगा।'],
			},
		},
		cancelled: {
			english: {
				subject: `Your expert session is cancelled: ${when.english}`,
				title: 'Your session is cancelled',
				paragraphs: [about.english, 'It will not take place. We’ll write to you about the refund.'],
			},
			hindi: {
				subject: `आपका विशेषज्ञ सत्र रद्द हो गया है: ${when.hindi}`,
				title: 'आपका सत्र रद्द हो गया',
				paragraphs: [about.hindi, 'यह सत्र अब नहीं होगा। राशि लौटाने के बारे में हम आपको लिखेंगे।'],
			},
		},
	}
}
