import type { CountDashboard } from '#application/professionals/editing/count_dashboard.ts'
import type { ReadHiddenPhoto } from '#application/professionals/read_photo.ts'
import type { ReadHiddenProfile } from '#application/professionals/editing/read_hidden_profile.ts'
import type { UploadPhoto } from '#application/professionals/editing/profile_photo.ts'
import type { UpdateLeadStatus } from '#application/leads/update_lead_status.ts'
import type { ModerateReview } from '#application/reviews/moderate_review.ts'
import type { ListOwnReviews } from '#application/reviews/list_own_reviews.ts'
import type { ListContacts } from '#application/leads/list_contacts.ts'
import type { DeleteContact } from '#application/leads/delete_contact.ts'
import type { CheckOwnership } from '#application/professionals/editing/check_ownership.ts'
import type { CheckSlug } from '#application/professionals/editing/check_slug.ts'
import type { EditProfile } from '#application/professionals/editing/edit_profile.ts'
import type { GetProfessional } from '#application/professionals/editing/get_professional.ts'
import type { AddFaq } from '#application/professionals/parts/add_faq.ts'
import type { AddInsurance } from '#application/professionals/parts/add_insurance.ts'
import type { AddLocation } from '#application/professionals/parts/add_location.ts'
import type { AddService } from '#application/professionals/parts/add_service.ts'
import type { ChangeFaq } from '#application/professionals/parts/change_faq.ts'
import type { ChangeLocation } from '#application/professionals/parts/change_location.ts'
import type { ChangeService } from '#application/professionals/parts/change_service.ts'
import type { ListOwnParts } from '#application/professionals/parts/list_own_parts.ts'
import type { RemoveFaq } from '#application/professionals/parts/remove_faq.ts'
import type { RemoveInsurance } from '#application/professionals/parts/remove_insurance.ts'
import type { RemoveLocation } from '#application/professionals/parts/remove_location.ts'
import type { RemoveService } from '#application/professionals/parts/remove_service.ts'
import type { ReorderFaqs } from '#application/professionals/parts/reorder_faqs.ts'

/** What professionals do with their own profile. */
export interface OwnerUseCases {
  addFaq: AddFaq
  addInsurance: AddInsurance
  addLocation: AddLocation
  addService: AddService
  changeFaq: ChangeFaq
  changeLocation: ChangeLocation
  changeService: ChangeService
  deleteContact: DeleteContact
  listContacts: ListContacts
  listOwnReviews: ListOwnReviews
  moderateReview: ModerateReview
  updateLeadStatus: UpdateLeadStatus
  uploadPhoto: UploadPhoto
  readHiddenPhoto: ReadHiddenPhoto
  readHiddenProfile: ReadHiddenProfile
  countDashboard: CountDashboard
  checkOwnership: CheckOwnership
  checkSlug: CheckSlug
  editProfile: EditProfile
  getProfessional: GetProfessional
  listOwnParts: ListOwnParts
  removeFaq: RemoveFaq
  removeInsurance: RemoveInsurance
  removeLocation: RemoveLocation
  removeService: RemoveService
  reorderFaqs: ReorderFaqs
}
