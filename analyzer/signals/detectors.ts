import { asksForCrypto } from './actions/asks-for-crypto.ts'
import { asksForGiftCards } from './actions/asks-for-gift-cards.ts'
import { asksForRemoteAccess } from './actions/asks-for-remote-access.ts'
import { asksToCall } from './actions/asks-to-call.ts'
import { asksToFollowLink } from './actions/asks-to-follow-link.ts'
import { asksToInstall } from './actions/asks-to-install.ts'
import { asksToLendAccount } from './actions/asks-to-lend-account.ts'
import { asksToMoveChat } from './actions/asks-to-move-chat.ts'
import { asksToMoveMoney } from './actions/asks-to-move-money.ts'
import { asksToPay } from './actions/asks-to-pay.ts'
import { asksToScan } from './actions/asks-to-scan.ts'
import { asksToVote } from './actions/asks-to-vote.ts'
import { borrowedName } from './addresses/borrowed-name.ts'
import { brandInDomain } from './addresses/brand-in-domain.ts'
import { brandInPath } from './addresses/brand-in-path.ts'
import { brandInSubdomain } from './addresses/brand-in-subdomain.ts'
import { brandLinkMismatch } from './addresses/brand-link-mismatch.ts'
import { foreignLetters } from './addresses/foreign-letters.ts'
import { linkTextMismatch } from './addresses/link-text-mismatch.ts'
import { lookalikeDomain } from './addresses/lookalike-domain.ts'
import { userInfoTrick } from './addresses/user-info-trick.ts'
import { bossRequest } from './claims/boss-request.ts'
import { loveTalk } from './claims/love-talk.ts'
import { ownMoneyOutOfReach } from './claims/own-money-out-of-reach.ts'
import { posesAsOfficial } from './claims/poses-as-official.ts'
import type { Detector, Reassurer } from './detector.ts'
import { clutteredHost } from './links/cluttered-host.ts'
import { fileDownload } from './links/file-download.ts'
import { freeHosting, openPage } from './links/free-hosting.ts'
import { hiddenIpHost, ipHost } from './links/ip-host.ts'
import { insecureLogin, loginWordsInAddress } from './links/login-words.ts'
import { notAWebAddress } from './links/not-a-web-address.ts'
import { oddAddress } from './links/odd-address.ts'
import { oddPort } from './links/odd-port.ts'
import { riskyAttachment } from './links/risky-attachment.ts'
import { riskyEnding } from './links/risky-ending.ts'
import { shortLink } from './links/short-link.ts'
import { chargeCallback } from './notices/charge-callback.ts'
import { deviceAlarm } from './notices/device-alarm.ts'
import { ownRequest } from './notices/own-request.ts'
import { parcelProblem } from './notices/parcel-problem.ts'
import { trafficFineDue } from './notices/traffic-fine-due.ts'
import { unpaidFine } from './notices/unpaid-fine.ts'
import { cashForCrypto } from './offers/cash-for-crypto.ts'
import { deepDiscount } from './offers/deep-discount.ts'
import { favourForSale } from './offers/favour-for-sale.ts'
import { freeMoney } from './offers/free-money.ts'
import { freeTravelCard } from './offers/free-travel-card.ts'
import { jobOffer } from './offers/job-offer.ts'
import { releaseOfMoney } from './offers/release-of-money.ts'
import { upfrontFee } from './offers/upfront-fee.ts'
import { visaOffer } from './offers/visa-offer.ts'
import { demandsSecrecy } from './pressure/demands-secrecy.ts'
import { plea } from './pressure/plea.ts'
import { stayOnCall } from './pressure/stay-on-call.ts'
import { threatensAccount } from './pressure/threatens-account.ts'
import { threatensCutOff } from './pressure/threatens-cut-off.ts'
import { threatensLaw } from './pressure/threatens-law.ts'
import { threatensVisa } from './pressure/threatens-visa.ts'
import { urgency } from './pressure/urgency.ts'
import { advanceFee } from './promises/advance-fee.ts'
import { easyIncome } from './promises/easy-income.ts'
import { easyLoan } from './promises/easy-loan.ts'
import { guaranteedReturn } from './promises/guaranteed-return.ts'
import { handedOverWallet } from './promises/handed-over-wallet.ts'
import { jobTask } from './promises/job-task.ts'
import { prize } from './promises/prize.ts'
import { refund } from './promises/refund.ts'
import { unclaimedDues } from './promises/unclaimed-dues.ts'
import { advertSender } from './reassuring/advert-sender.ts'
import { appOrBranch } from './reassuring/app-or-branch.ts'
import { appointment } from './reassuring/appointment.ts'
import { codeWithoutAsk } from './reassuring/code-without-ask.ts'
import { governmentLink, officialLink, wellKnownLink } from './reassuring/links.ts'
import { noWayToAct } from './reassuring/no-way-to-act.ts'
import { officialSender } from './reassuring/official-sender.ts'
import { personalChat } from './reassuring/personal-chat.ts'
import { saysNotToShare } from './reassuring/says-not-to-share.ts'
import { transactionAlert } from './reassuring/transaction-alert.ts'
import { warnsOfScams } from './reassuring/warns-of-scams.ts'
import { asksForBankDetails } from './secrets/asks-for-bank-details.ts'
import { asksForCard } from './secrets/asks-for-card.ts'
import { asksForCode } from './secrets/asks-for-code.ts'
import { asksForId } from './secrets/asks-for-id.ts'
import { asksForPassword } from './secrets/asks-for-password.ts'
import { asksForPersonalDetails } from './secrets/asks-for-personal-details.ts'
import { asksForWalletKey } from './secrets/asks-for-wallet-key.ts'
import { asksToApprove } from './secrets/asks-to-approve.ts'
import { asksToForwardCalls } from './secrets/asks-to-forward-calls.ts'
import { asksToLinkDevice } from './secrets/asks-to-link-device.ts'
import { brandSenderMismatch, freeMailForBrand } from './senders/brand-sender-mismatch.ts'
import { failsSenderCheck } from './senders/fails-sender-check.ts'
import { foreignNumberForBrand } from './senders/foreign-number-for-brand.ts'
import { imitatedMailDomain } from './senders/imitated-mail-domain.ts'
import { replyToDiffers } from './senders/reply-to-differs.ts'
import { returnPathDiffers } from './senders/return-path-differs.ts'
import { blackmail } from './stories/blackmail.ts'
import { charityAppeal } from './stories/charity-appeal.ts'
import { codeSentByMistake } from './stories/code-sent-by-mistake.ts'
import { curiosityBait } from './stories/curiosity-bait.ts'
import { familyEmergency } from './stories/family-emergency.ts'
import { investmentTalk } from './stories/investment-talk.ts'
import { newNumber } from './stories/new-number.ts'
import { strangerOpener } from './stories/stranger-opener.ts'
import { threatensToShame } from './stories/threatens-to-shame.ts'
import { buyerSendsCourier } from './trades/buyer-sends-courier.ts'
import { changedBankAccount } from './trades/changed-bank-account.ts'
import { depositBeforeViewing } from './trades/deposit-before-viewing.ts'
import { goodsBeforeMoney } from './trades/goods-before-money.ts'
import { overpayment } from './trades/overpayment.ts'
import { paidHonour } from './trades/paid-honour.ts'
import { payBeforeDelivery } from './trades/pay-before-delivery.ts'
import { disguisedWords } from './tricks/disguised-words.ts'
import { instructionsToAi } from './tricks/instructions-to-ai.ts'
import { invisibleCharacters } from './tricks/invisible-characters.ts'
import { lockedFile } from './tricks/locked-file.ts'
import { mixedLetters } from './tricks/mixed-letters.ts'

/** Every detector of warning signs. The order does not matter: weighing/weights.data.ts says what weighs how much. */
export const DETECTORS: readonly Detector[] = [
  asksForCrypto,
  asksForGiftCards,
  asksForRemoteAccess,
  asksToCall,
  asksToFollowLink,
  asksToMoveChat,
  asksToMoveMoney,
  asksToPay,
  brandInDomain,
  brandInPath,
  borrowedName,
  brandInSubdomain,
  brandLinkMismatch,
  foreignLetters,
  linkTextMismatch,
  lookalikeDomain,
  userInfoTrick,
  clutteredHost,
  fileDownload,
  riskyAttachment,
  freeHosting,
  openPage,
  ipHost,
  hiddenIpHost,
  loginWordsInAddress,
  insecureLogin,
  notAWebAddress,
  oddAddress,
  oddPort,
  riskyEnding,
  shortLink,
  demandsSecrecy,
  threatensAccount,
  threatensCutOff,
  threatensLaw,
  threatensVisa,
  urgency,
  advanceFee,
  easyIncome,
  easyLoan,
  guaranteedReturn,
  jobTask,
  prize,
  refund,
  unclaimedDues,
  asksForBankDetails,
  asksForCard,
  asksForCode,
  asksForId,
  asksForPassword,
  asksForPersonalDetails,
  asksForWalletKey,
  brandSenderMismatch,
  freeMailForBrand,
  imitatedMailDomain,
  foreignNumberForBrand,
  replyToDiffers,
  failsSenderCheck,
  returnPathDiffers,
  blackmail,
  threatensToShame,
  buyerSendsCourier,
  charityAppeal,
  codeSentByMistake,
  depositBeforeViewing,
  deviceAlarm,
  chargeCallback,
  curiosityBait,
  familyEmergency,
  investmentTalk,
  newNumber,
  parcelProblem,
  strangerOpener,
  trafficFineDue,
  unpaidFine,
  disguisedWords,
  instructionsToAi,
  lockedFile,
  invisibleCharacters,
  mixedLetters,
  posesAsOfficial,
  loveTalk,
  bossRequest,
  ownMoneyOutOfReach,
  asksToApprove,
  asksToForwardCalls,
  asksToLinkDevice,
  asksToScan,
  asksToInstall,
  asksToVote,
  asksToLendAccount,
  plea,
  stayOnCall,
  upfrontFee,
  releaseOfMoney,
  favourForSale,
  freeMoney,
  visaOffer,
  jobOffer,
  deepDiscount,
  freeTravelCard,
  cashForCrypto,
  handedOverWallet,
  payBeforeDelivery,
  goodsBeforeMoney,
  overpayment,
  changedBankAccount,
  paidHonour,
]

/** Everything that can speak for a text. */
export const REASSURERS: readonly Reassurer[] = [
  appointment,
  appOrBranch,
  codeWithoutAsk,
  officialLink,
  governmentLink,
  wellKnownLink,
  noWayToAct,
  officialSender,
  ownRequest,
  advertSender,
  personalChat,
  saysNotToShare,
  transactionAlert,
  warnsOfScams,
]
