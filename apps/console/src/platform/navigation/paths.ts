/** The way for features to the paths of the console: they lie below it and may not import it. */
export {
  adjustmentPath,
  auditPath,
  batchPath,
  blockPath,
  campaignPath,
  changePath,
  ledgerPath,
  messagesPath,
  operatorPath,
  orderPath,
  partnerPath,
  paths,
  payoutPath,
  reversalPath,
  sellerPath,
  verificationPath,
} from '../../app/paths.ts'
