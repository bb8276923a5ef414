import { brand } from '@aravalli/shared/brand'
import type { ErrorCode } from '@aravalli/shared/errors'
import type { Bilingual } from '@aravalli/shared/language'
import { refundTerms } from '@aravalli/shared/policy-terms'

type CommerceCode = Extract<
	ErrorCode,
	| `${'payment' | 'order' | 'refund' | 'webhook' | 'booking' | 'receipt' | 'subscription' | 'plan' | 'course'}.${string}`
	| 'access.sign-in-to-pay'
>

/** Are the refusals of everything that is sold. The English ones are the specification's where it has them. */
export const paymentErrorMessages: Record<CommerceCode, Bilingual> = {
	'access.sign-in-to-pay': {
		english: 'Please login to continue with payment',
		hindi: 'भुगतान जारी रखने के लिए कृपया लॉगिन करें',
	},
	'course.not-found': {
		english: 'This course does not exist or is no longer sold.',
		hindi: 'यह पाठ्यक्रम मौजूद नहीं है या अब उपलब्ध नहीं है।',
	},
	'plan.not-found': {
		english: 'This plan does not exist or is no longer sold.',
		hindi: 'यह योजना मौजूद नहीं है या अब उपलब्ध नहीं है।',
	},
	'plan.ended': {
		english: 'This plan has ended and can no longer be bought.',
		hindi: 'यह योजना समाप्त हो चुकी है और अब नहीं ली जा सकती।',
	},
	'plan.full': {
		english: 'All places of this plan are taken.',
		hindi: 'इस योजना के सभी स्थान भर चुके हैं।',
	},
	'plan.trial-used': {
		english: 'You have already used your free trial.',
		hindi: 'आप निःशुल्क परीक्षण का उपयोग कर चुके हैं।',
	},
	'order.not-found': { english: 'This order was not found.', hindi: 'यह ऑर्डर नहीं मिला।' },
	'payment.amount-differs': {
		english: 'The price has changed. Please look at it again before you pay; nothing has been charged.',
		hindi: 'मूल्य बदल गया है। कृपया भुगतान से पहले इसे फिर से देखें; आपसे कोई राशि नहीं ली गई है।',
	},
	'payment.order-failed': { english: 'Failed to create order', hindi: 'ऑर्डर नहीं बन सका' },
	'payment.session-order-failed': {
		english: 'Failed to create payment order',
		hindi: 'भुगतान ऑर्डर नहीं बन सका',
	},
	'payment.unavailable': {
		english: 'Payments cannot be made right now. Please try again later.',
		hindi: 'अभी भुगतान नहीं किया जा सकता। कृपया बाद में फिर से प्रयास करें।',
	},
	'payment.not-verified': {
		english: `Payment verification failed. Please contact our support team at ${brand.email} for assistance.`,
		hindi: `भुगतान की पुष्टि नहीं हो सकी। सहायता के लिए कृपया हमारी टीम को ${brand.email} पर लिखें।`,
	},
	'payment.session-not-verified': {
		english: 'Payment verification failed',
		hindi: 'भुगतान की पुष्टि नहीं हो सकी',
	},
	'payment.not-found': { english: 'This payment was not found.', hindi: 'यह भुगतान नहीं मिला।' },
	'refund.not-refundable': {
		english: 'This plan is non-refundable.',
		hindi: 'इस योजना की राशि वापस नहीं होती।',
	},
	'refund.used': {
		english: 'This has already been used, so it cannot be refunded.',
		hindi: 'इसका उपयोग हो चुका है, इसलिए राशि वापस नहीं हो सकती।',
	},
	'refund.too-late': {
		english: `A refund can be requested within ${refundTerms.requestDays} days of purchase.`,
		hindi: `धनवापसी का अनुरोध ख़रीद के ${refundTerms.requestDays} दिन के भीतर किया जा सकता है।`,
	},
	'refund.already-asked': {
		english: 'You have already requested a refund for this payment.',
		hindi: 'आप इस भुगतान के लिए धनवापसी का अनुरोध कर चुके हैं।',
	},
	'refund.too-much': {
		english: 'That is more than is left of this payment.',
		hindi: 'यह राशि इस भुगतान में शेष राशि से अधिक है।',
	},
	'refund.not-captured': {
		english: 'No money has been taken by this payment, so there is nothing to refund.',
		hindi: 'इस भुगतान में कोई राशि नहीं ली गई है, इसलिए लौटाने को कुछ नहीं है।',
	},
	'refund.changed': {
		english: 'Money of this payment has been refunded since you looked. Please check it again.',
		hindi: 'आपके देखने के बाद इस भुगतान की राशि लौटाई गई है। कृपया इसे फिर से जाँचें।',
	},
	'refund.not-asked': {
		english: 'No refund request is waiting for this payment.',
		hindi: 'इस भुगतान के लिए धनवापसी का कोई अनुरोध निर्णय की प्रतीक्षा में नहीं है।',
	},
	'webhook.not-signed': {
		english: 'The signature of this event is not valid.',
		hindi: 'इस सूचना का हस्ताक्षर मान्य नहीं है।',
	},
	'booking.fields-missing': {
		english: 'Please fill in all required fields.',
		hindi: 'कृपया सभी ज़रूरी जानकारी भरें।',
	},
	'booking.day-impossible': {
		english: 'Please choose a day from today on, at most 30 days ahead.',
		hindi: 'कृपया आज से लेकर अगले 30 दिन के भीतर का कोई दिन चुनें।',
	},
	'booking.slot-impossible': {
		english: 'This time cannot be booked. Please choose one of the offered times.',
		hindi: 'यह समय बुक नहीं हो सकता। कृपया दिए गए समयों में से एक चुनें।',
	},
	'booking.slot-taken': {
		english: 'Selected time slot is no longer available. Please choose a different time.',
		hindi: 'चुना गया समय अब उपलब्ध नहीं है। कृपया कोई दूसरा समय चुनें।',
	},
	'booking.not-found': { english: 'This booking was not found.', hindi: 'यह बुकिंग नहीं मिली।' },
	'booking.not-changeable': {
		english: 'This booking can no longer be moved or cancelled here. Please write to us.',
		hindi: 'यह बुकिंग अब यहाँ बदली या रद्द नहीं की जा सकती। कृपया हमें लिखें।',
	},
	'receipt.not-found': { english: 'This receipt was not found.', hindi: 'यह रसीद नहीं मिली।' },
	'subscription.not-found': { english: 'This access was not found.', hindi: 'यह एक्सेस नहीं मिला।' },
}
