import type { Bilingual } from '@aravalli/shared/language'

/** Holds what people read after something has succeeded. */
export const accountMessages = {
	signedUp: { english: 'Registration successful. You can now log in.', hindi: 'पंजीकरण सफल रहा। अब आप लॉगिन कर सकते हैं।' },
	signedOut: { english: 'You’ve been logged out.', hindi: 'आप लॉगआउट हो गए हैं।' },
	codeSent: {
		english: 'If this email is registered, a 6-digit code has been sent to it.',
		hindi: 'यदि यह ईमेल पंजीकृत है, तो उस पर 6 अंकों का कोड भेज दिया गया है।',
	},
	codeRight: { english: 'OTP verified', hindi: 'OTP सत्यापित हो गया' },
	passwordReset: {
		english: 'Password has been reset successfully! You can now login with your new password.',
		hindi: 'पासवर्ड सफलतापूर्वक बदल दिया गया है! अब आप नए पासवर्ड से लॉगिन कर सकते हैं।',
	},
	passwordChanged: {
		english: 'Your password has been changed. You’ve been logged out on all other devices.',
		hindi: 'आपका पासवर्ड बदल दिया गया है। बाकी सभी डिवाइस से लॉगआउट कर दिया गया है।',
	},
	deviceSignedOut: { english: 'This device has been logged out.', hindi: 'इस डिवाइस से लॉगआउट कर दिया गया है।' },
	othersSignedOut: {
		english: 'You’ve been logged out on all other devices.',
		hindi: 'बाकी सभी डिवाइस से लॉगआउट कर दिया गया है।',
	},
	accountClosed: {
		english: 'Your account has been closed and your data erased.',
		hindi: 'आपका खाता बंद कर दिया गया है और आपका डेटा मिटा दिया गया है।',
	},
} as const satisfies Record<string, Bilingual>
