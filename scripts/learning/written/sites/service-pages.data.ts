/** Names of small businesses, made up, and the pages of their own to which they send customers a link. */
export const SERVICE_NAMES: readonly string[] = `
alwaha-clinic smilebright-dental nourderm medplus-centre hayat-physio oasis-optics petcare-marina vetzone-dxb sunrise-nursery
futurekids-school alamal-academy quran-circle lingua-centre mathlab-tutors swim4life glowsalon barberhouse henna-studio
serene-spa kickbox-rak flexgym runclub-auh padelpoint squash-hub tennisworks bookacourt karting-yas cinemaroom theatre-creek
oudfestival citymarathon desertcamp-tours dhowdinner skyjump-alain boatshare-jbr kayak-rak horsefarm-alqudra grillmaster
shawarma-street karakhouse thali-express adobo-corner pasta-e-basta datebakery cakesbynoura bloomcart orchid-gifts toyplanet
bookbarn homefix-uae coolbreeze-service pestaway cleanqueens movers-plus laundrybox keymaster-locks glassrepair paintpro
gardenkings poolmaster tyrepoint autolane carwash-express oilchange-now garagehub driveacademy valetpark busline-sharjah
limo-express courier-alquoz fastparcel boxmail storagebox printshop-deira signmakers tailor-avenue shoeclinic watchfixers
phonefix-karama pcdoctor-ajman netfiber-homes solarroof waterdelivery gascylinder-home legalforms-jlt accounts4u auditwise
typingcentre-satwa visahelp-desk travelmate-uae hajjgroup-services insurebasic recruitwell hrportal-gulf coworkloft
tower-owners villa-community mallcinema-rewards charity-box-uae bloodbank-fujairah volunteers-alain library-sharjah museum-pearl
`
  .trim()
  .split(/\s+/)

export const SERVICE_ENDINGS: readonly string[] =
  'ae ae ae ae com com com com net org co.uk in com.pk com.sa qa om com.bh com.eg com.ph me co'.split(
    ' ',
  )

export const SERVICE_HOSTS: readonly string[] =
  '|||www.|book.|pay.|track.|my.|portal.|survey.|feedback.|tickets.|qr.|rate.|app.|shop.|careers.|results.|visit.|receipts.|go.'.split(
    '|',
  )

/** `#` stands for a number, `$` for a short code. */
export const SERVICE_PATHS: readonly string[] =
  '/s/#|/s/$|/inv/#|/T/#|/f/#|/f/$|/r/#|/r/$|/a/$|/b/#|/b/$|/q/$|/i/#|/e/$|/p/#|/d/$|/t/$|/l/#|/g/$|/m|/login|/live/#|/status/#|/renew|/menu|/track?id=#|/booking/confirm?ref=#|/pay/invoice/#|/receipt/#|/en/appointments/#|/ar/booking|/survey/$|/order/#/track|/ticket/$|/quote/#|/$'.split(
    '|',
  )
