/** Lists what people typed in a review and what must be among the first ten: the query, then kind and id. */
export const reviewedQueries = `
	प्रजामंडल → answer-writing/prajamandal-political-awakening
	प्रजामण्डल → answer-writing/prajamandal-political-awakening
	praja → answer-writing/prajamandal-political-awakening
	prajamandal andolan → answer-writing/prajamandal-political-awakening
	बिजोलिया → answer-writing/bijolia-peasant-movement-legacy
	बिजौ → answer-writing/bijolia-peasant-movement-legacy
	bijoliya → answer-writing/bijolia-peasant-movement-legacy
	kisan andolan → answer-writing/bijolia-peasant-movement-legacy
	लोकदेवता → answer-writing/folk-deities-protectors-reformers
	लोक देवता → answer-writing/folk-deities-protectors-reformers
	lok devta → answer-writing/folk-deities-protectors-reformers
	पंचायतीराज → answer-writing/panchayati-raj-rajasthan-evaluation
	panchayati raj → answer-writing/panchayati-raj-rajasthan-evaluation
	आरटीआई → answer-writing/rti-act-provisions-difficulties
	सूचना का अधिकार → answer-writing/rti-act-provisions-difficulties
	RTI → answer-writing/rti-act-provisions-difficulties
	रामसर स्थल → current-affairs/ramsar-sites-of-rajasthan
	ramsar → answer-writing/ramsar-wise-use-keoladeo-sambhar
	मेवाड़ चित्रकला → answer-writing/mewar-school-of-painting
	mewar → answer-writing/mewar-school-of-painting
	मेवाड → answer-writing/mewar-school-of-painting
	फड़ → answer-writing/phad-scroll-painting-tradition
	अनुच्छेद 279क → current-affairs/gst-council-article-279a
	article 279A → current-affairs/gst-council-article-279a
	जीएसटी परिषद → answer-writing/gst-council-weighted-voting
	बावड़ी → miq/stepwells-craft-and-community
	bavdi → miq/stepwells-craft-and-community
	गोडावण → current-affairs/great-indian-bustard-godawan
	godawan → current-affairs/great-indian-bustard-godawan
	ओरण → current-affairs/orans-and-gochars-of-rajasthan
	aravali → current-affairs/aravalli-range-geography-and-role
	सन 1857 → answer-writing/auwa-in-revolt-of-1857
	१८५७ → answer-writing/auwa-in-revolt-of-1857
	auwa → answer-writing/auwa-in-revolt-of-1857
	संस्कृतिकरण → answer-writing/sanskritisation-social-mobility
	sanskritization → answer-writing/sanskritisation-social-mobility
	निजता → answer-writing/right-to-privacy-digital-age
	privacy → answer-writing/right-to-privacy-digital-age
`
